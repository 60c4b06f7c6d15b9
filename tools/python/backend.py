"""backend.py: what pip calls to build the package (PEP 517, PEP 660). A wheel of one module is a small zip file, so nothing has to be
fetched or installed to make it: `pip install tools/python` works without a network, and without setuptools."""
import base64
import hashlib
import os
import re
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = ["asdlc/__init__.py", "asdlc/py.typed"]


def _read(path):
    with open(os.path.join(HERE, path), "rb") as f:
        return f.read()


def _project(key):
    """A string of pyproject.toml; Python has a reader for it only since 3.11."""
    return re.search(rf'^{key} = "(.*)"$', _read("pyproject.toml").decode(), re.M).group(1)


def _stem():
    return f"{_project('name')}-{_project('version')}"


def _metadata():
    lines = ["Metadata-Version: 2.1", f"Name: {_project('name')}", f"Version: {_project('version')}", f"Summary: {_project('description')}",
             f"Requires-Python: {_project('requires-python')}", "License: MIT"]
    return ("\n".join(lines) + "\n").encode()


def _wheel(folder, files):
    """files: names in the wheel and their bytes."""
    info = f"{_stem()}.dist-info"
    files = {**files, f"{info}/METADATA": _metadata(), f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: asdlc\nRoot-Is-Purelib: true\nTag: py3-none-any\n"}
    rows = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(data)}")
    files[f"{info}/RECORD"] = ("\n".join([*rows, f"{info}/RECORD,,"]) + "\n").encode()
    name = f"{_stem()}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, name), "w", zipfile.ZIP_DEFLATED) as z:
        for path, data in files.items():
            z.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data)
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _wheel(wheel_directory, {path: _read(path) for path in FILES})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _wheel(wheel_directory, {"asdlc_editable.pth": (HERE + "\n").encode()})


def build_sdist(sdist_directory, config_settings=None):
    name = f"{_stem()}.tar.gz"
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz") as t:
        for path in ["pyproject.toml", "backend.py", "README.md", *FILES]:
            t.add(os.path.join(HERE, path), f"{_stem()}/{path}")
    return name
