"""A furnished room: its own camera, windows, sun and sky in place of the studio's."""

import contextlib
import math

import bpy
from mathutils import Vector

import materials


def place(point):
    """glTF's y up becomes Blender's z up."""
    return Vector((point[0], -point[2], point[1]))


@contextlib.contextmanager
def lit(room):
    made = [area(light) for light in room["lights"]]
    if room.get("sun"):
        made.append(sun(room["sun"]))
    ambient = bpy.context.scene.world.node_tree.nodes["ambient"].inputs
    ambient["Color"].default_value = (*materials.linear(room["world"]["color"]), 1)
    ambient["Strength"].default_value = room["world"]["brightness"]
    yield
    ambient["Color"].default_value = (1, 1, 1, 1)
    for lamp in made:
        data = lamp.data
        bpy.data.objects.remove(lamp)
        bpy.data.lights.remove(data)


def lamp(kind, light):
    data = bpy.data.lights.new(kind, kind)
    data.color = materials.linear(light["color"])
    made = bpy.data.objects.new(kind, data)
    made.location = place(light["position"])
    made.rotation_euler = (place(light["target"]) - made.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    return made


def area(light):
    made = lamp("AREA", light)
    made.data.shape = "RECTANGLE"
    made.data.size, made.data.size_y, made.data.energy = light["width"], light["height"], light["watts"]
    return made


def sun(light):
    made = lamp("SUN", light)
    made.data.energy, made.data.angle = light["strength"], math.radians(light["angleDegrees"])
    return made


def look(camera, view, width, height):
    data, render = camera.data, bpy.context.scene.render
    camera.location = place(view["position"])
    camera.rotation_euler = (place(view["target"]) - camera.location).to_track_quat("-Z", "Y").to_euler()
    data.sensor_width = 36
    # The angle is that of a picture of 16:9; narrower ones show as much in height.
    data.sensor_fit = "HORIZONTAL"
    half = math.tan(math.radians(view["fovDegrees"]) / 2) * min(1, width / height * 9 / 16)
    data.lens = 18 / half
    data.shift_x = 0
    data.shift_y = view.get("shiftY", 0) * (16 / 9) / (width / height)
    render.resolution_x, render.resolution_y = width, height
