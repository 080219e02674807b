"""The studio: soft boxes, floor and wall, the room that shiny things reflect, the camera."""

import contextlib
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import room

# Where each soft box stands (in radii of the product, from its middle), its edges, the light it gives, its colour.
BOXES = {
    "key": ((-3.0, -3.0, 3.6), (2.6, 2.6), 0.78, (1, 0.985, 0.96)),
    "fill": ((4.2, -1.8, 1.8), (2.4, 3.0), 0.14, (0.96, 0.98, 1)),
    "top": ((0.2, 0.8, 5.0), (4.0, 4.0), 0.15, (1, 1, 1)),
}
AMBIENT = 0.36
FLOOR = 0.82


class Rig:
    def __init__(self):
        self.scene = bpy.context.scene
        self.boxes = {name: self.box(name, color) for name, (_, _, _, color) in BOXES.items()}
        self.camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        self.scene.collection.objects.link(self.camera)
        self.scene.camera = self.camera
        self.ground = self.plane("floor")
        self.wall = self.plane("wall")
        world()

    def box(self, name, color):
        light = bpy.data.lights.new(name, "AREA")
        light.shape = "RECTANGLE"
        light.color = color
        made = bpy.data.objects.new(name, light)
        self.scene.collection.objects.link(made)
        return made

    def plane(self, name):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [], [(0, 1, 2, 3)])
        made = bpy.data.objects.new(name, mesh)
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        diffuse = nodes.new("ShaderNodeBsdfDiffuse")
        diffuse.inputs["Color"].default_value = (FLOOR, FLOOR, FLOOR * 0.99, 1)
        links.new(diffuse.outputs["BSDF"], nodes["Material Output"].inputs["Surface"])
        mesh.materials.append(material)
        self.scene.collection.objects.link(made)
        return made

    def arrange(self, points, stand, azimuth, light=1.0):
        """Lights and background around the product; the lights go around it with the camera.

        `light` below 1 dims the studio, for lamps.
        """
        along = Matrix.Rotation(math.radians(azimuth + 28), 3, "Z")
        low, high = points.min(axis=0), points.max(axis=0)
        middle = Vector(((low + high) / 2).tolist())
        radius = float(np.linalg.norm(high - low)) / 2
        self.middle, self.radius = middle, radius
        for name, (place, (wide, tall), gives, _) in BOXES.items():
            made = self.boxes[name]
            offset = along @ Vector(place)
            made.location = middle + offset * radius
            made.rotation_euler = (-offset).to_track_quat("-Z", "Y").to_euler()
            made.data.size, made.data.size_y = wide * radius, tall * radius
            made.data.energy = light * gives * math.pi**2 * (offset.length * radius) ** 2
        bpy.context.scene.world.node_tree.nodes["ambient"].inputs["Strength"].default_value = AMBIENT * light
        self.ground.hide_render = stand != "floor"
        self.ground.scale = (radius * 40,) * 3
        self.ground.location = (middle.x, middle.y, min(float(low[2]), 0) - 0.0006)
        self.wall.hide_render = stand != "wall"
        self.wall.scale = (radius * 40,) * 3
        self.wall.rotation_euler = (math.pi / 2, 0, 0)
        self.wall.location = (middle.x, float(high[1]) + 0.0006, middle.z)

    @contextlib.contextmanager
    def struck(self):
        """While a furnished room is photographed, the studio's own things are away."""
        things = [*self.boxes.values(), self.ground, self.wall]
        for thing in things:
            thing.hide_render = True
        yield
        for thing in self.boxes.values():
            thing.hide_render = False

    def backdrop(self, visible):
        for plane in (self.ground, self.wall):
            plane.visible_camera = visible

    def nearness(self, pixels):
        """For every pixel that looks at floor or wall: 1 near the product, 0 where its shadow must have ended."""
        camera, data = self.camera, self.camera.data
        across = (np.arange(pixels) + 0.5) / pixels - 0.5
        x, y = np.meshgrid(across + data.shift_x, -across + data.shift_y)
        rays = np.stack([x, y, np.full_like(x, -data.lens / data.sensor_width)], axis=2) @ np.array(camera.matrix_world.to_3x3()).T
        plane = self.ground if not self.ground.hide_render else self.wall
        normal = np.array(plane.matrix_world.to_3x3().normalized().col[2])
        offset = np.array(plane.location - camera.location)
        reach = offset @ normal / np.where(np.abs(rays @ normal) < 1e-6, 1e-6, rays @ normal)
        hit = np.array(camera.location) + rays * reach[..., None]
        away = np.linalg.norm(hit - np.array(self.middle), axis=2) / self.radius
        near = np.clip((2.4 - away) / 1.1, 0, 1) * (reach > 0)
        return (near * near * (3 - 2 * near))[..., None].astype(np.float32)

    def frame(self, points, view, pixels):
        """Looks from the view's direction so that the product fills its part of the picture, in the middle."""
        turn, lift = math.radians(view["azimuth"]), math.radians(view["elevation"])
        towards = Vector((math.sin(turn) * math.cos(lift), -math.cos(turn) * math.cos(lift), math.sin(lift)))
        data = self.camera.data
        data.angle = math.radians(view.get("lens", 24))
        self.camera.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
        inverse = np.array(self.camera.rotation_euler.to_matrix().transposed())
        middle = (points.min(axis=0) + points.max(axis=0)) / 2
        local = (points - middle) @ inverse.T
        scale = 2 * math.tan(data.angle / 2)
        fill = view.get("fill", 0.84)
        near, far = float(local[:, 2].max()) + 0.01, 400.0
        for _ in range(40):
            distance = (near + far) / 2
            seen = local[:, :2] / ((distance - local[:, 2])[:, None] * scale)
            if (seen.max(axis=0) - seen.min(axis=0)).max() > fill:
                near = distance
            else:
                far = distance
        self.camera.location = Vector(middle.tolist()) + towards * far
        shift = (seen.max(axis=0) + seen.min(axis=0)) / 2
        zoom, aim = view.get("zoom", 1), view.get("aim", (0, 0))
        data.sensor_width = 36 / zoom
        data.lens = 36 / scale
        extent = seen.max(axis=0) - seen.min(axis=0)
        data.shift_x = float(shift[0] + aim[0] * extent[0]) * zoom
        data.shift_y = float(shift[1] + aim[1] * extent[1]) * zoom
        data.clip_start, data.clip_end = 0.01, 500
        self.scene.render.resolution_x = self.scene.render.resolution_y = pixels
        bpy.context.view_layer.update()


def world():
    """White all around for everything, except for what shines: that reflects a room with windows."""
    made = bpy.data.worlds.new("studio")
    bpy.context.scene.world = made
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    ambient = nodes["Background"]
    ambient.name = "ambient"
    ambient.inputs["Color"].default_value = (1, 1, 1, 1)
    reflected = nodes.new("ShaderNodeBackground")
    picture = nodes.new("ShaderNodeTexEnvironment")
    picture.image = room.image()
    path = nodes.new("ShaderNodeLightPath")
    mixed = nodes.new("ShaderNodeMixShader")
    links.new(picture.outputs["Color"], reflected.inputs["Color"])
    links.new(path.outputs["Is Glossy Ray"], mixed.inputs["Fac"])
    links.new(ambient.outputs["Background"], mixed.inputs[1])
    links.new(reflected.outputs["Background"], mixed.inputs[2])
    links.new(mixed.outputs["Shader"], nodes["World Output"].inputs["Surface"])
    made.cycles.sampling_method = "MANUAL"
    made.cycles.sample_map_resolution = 64
