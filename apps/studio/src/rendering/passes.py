"""Reads what Cycles stored: uncompressed OpenEXR with one part and all passes as channels."""

import struct

import numpy as np

KINDS = {0: np.dtype("<u4"), 1: np.dtype("<f2"), 2: np.dtype("<f4")}


def read(path):
    """Pass name → array (height, width, channels), first row on top."""
    with open(path, "rb") as file:
        content = file.read()
    place, channels, window = 8, [], None
    while content[place]:
        name, place = text(content, place)
        kind, place = text(content, place)
        size = struct.unpack_from("<i", content, place)[0]
        value = content[place + 4 : place + 4 + size]
        place += 4 + size
        if kind == "chlist":
            channels = list(channel_list(value))
        elif name == "dataWindow":
            window = struct.unpack("<4i", value)
        elif name == "compression" and value != b"\0":
            raise ValueError("only uncompressed files are read")
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    line = np.dtype([("y", "<i4"), ("size", "<i4")] + [(name, kind, width) for name, kind in channels])
    lines = np.frombuffer(content, line, height, place + 1 + 8 * height)
    grouped = {}
    for name, _ in channels:
        parts = name.split(".")
        grouped.setdefault(parts[-2] if len(parts) > 1 else "", {})[parts[-1]] = lines[name].astype(np.float32)
    return {name: np.stack([found[key] for key in order(found)], axis=2) for name, found in grouped.items()}


def order(found):
    return sorted(found, key=lambda key: "RGBAXYZW".find(key[0]))


def text(content, place):
    end = content.index(b"\0", place)
    return content[place:end].decode(), end + 1


def channel_list(value):
    place = 0
    while value[place]:
        name, place = text(value, place)
        yield name, KINDS[struct.unpack_from("<i", value, place)[0]]
        place += 16
