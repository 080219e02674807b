"""Reads the studio's GLB files: one mesh, one primitive per material, geometry only."""

import json
import struct

import bpy
import numpy as np

SIZES = {"SCALAR": 1, "VEC2": 2, "VEC3": 3}
TYPES = {5126: np.float32, 5125: np.uint32, 5123: np.uint16}


def load(path):
    """The objects of a model; their property "surface" names their material. glTF's y up becomes Blender's z up."""
    with open(path, "rb") as file:
        content = file.read()
    length = struct.unpack_from("<I", content, 12)[0]
    document = json.loads(content[20 : 20 + length])
    start = 20 + length + 8

    def read(index):
        accessor = document["accessors"][index]
        view = document["bufferViews"][accessor["bufferView"]]
        width = SIZES[accessor["type"]]
        kind = np.dtype(TYPES[accessor["componentType"]])
        offset = start + view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        stride = view.get("byteStride", width * kind.itemsize)
        rows = np.ndarray((accessor["count"], width), kind, content, offset, (stride, kind.itemsize))
        return rows.copy()

    return [
        build(
            document["materials"][primitive["material"]]["name"],
            {name: read(index) for name, index in primitive["attributes"].items()},
            read(primitive["indices"]).reshape(-1, 3).astype(np.int32),
        )
        for primitive in document["meshes"][0]["primitives"]
    ]


def build(name, attributes, triangles):
    points = attributes["POSITION"][:, [0, 2, 1]] * np.float32([1, -1, 1])
    normals = attributes["NORMAL"][:, [0, 2, 1]] * np.float32([1, -1, 1])
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(triangles.size)
    mesh.loops.foreach_set("vertex_index", triangles.ravel())
    mesh.polygons.add(len(triangles))
    mesh.polygons.foreach_set("loop_start", np.arange(0, triangles.size, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(triangles), 3, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(triangles), dtype=bool))
    if "TEXCOORD_0" in attributes:
        uvs = attributes["TEXCOORD_0"][triangles.ravel()]
        # glTF counts v from the top of the picture, Blender from its foot.
        uvs[:, 1] = 1 - uvs[:, 1]
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", uvs.ravel())
    mesh.update()
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(normals.tolist())
    made = bpy.data.objects.new(name, mesh)
    made["surface"] = name
    bpy.context.scene.collection.objects.link(made)
    return made


def unload(objects):
    for made in objects:
        mesh = made.data
        bpy.data.objects.remove(made)
        bpy.data.meshes.remove(mesh)
