"""The app's version, for those who ask on the phone, where there is no project file to read it from."""

VERSION = "0.1.0"
