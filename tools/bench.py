"""Prints what things cost, each as a ratio against a peer measured in the same run."""

import importlib
import pkgutil

import tests.bench


def main() -> None:
    """Run every benchmark in tests/bench."""
    for module in pkgutil.iter_modules(tests.bench.__path__):
        print(f"{module.name.removeprefix('bench_')}:")
        for line in importlib.import_module(f"tests.bench.{module.name}").lines():
            print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
