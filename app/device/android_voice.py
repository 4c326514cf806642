"""Android's voice in the language of the app: plyer's speaks English to everybody."""

from time import sleep
from typing import Any

from app.device.android import own_activity

TRIES, WAIT = 100, 0.1  # seconds between two tries: the voice takes a while to begin


class AndroidVoice:
    """Made on the screen's thread, the only one that finds the app's own classes; speaks on any."""

    def __init__(self) -> None:
        from jnius import autoclass

        self.language = "en"
        self._voices, self._locales = autoclass("android.speech.tts.TextToSpeech"), autoclass("java.util.Locale")
        self._voice = self._voices(own_activity(), None)

    def speak(self, message: str) -> None:
        """Say it in place of what is being said; in Android's own language where it lacks the wanted one."""
        for _ in range(TRIES):
            # Until the voice has begun, what it is told is lost, the language too.
            self._voice.setLanguage(self._locale())
            if self._voice.speak(message, self._voices.QUEUE_FLUSH, None) != self._voices.ERROR:
                return
            sleep(WAIT)

    def _locale(self) -> Any:
        """Austrian German on an Austrian phone, but plain German on an English one."""
        own = self._locales.getDefault()
        return own if own.getLanguage() == self.language else self._locales.forLanguageTag(self.language)
