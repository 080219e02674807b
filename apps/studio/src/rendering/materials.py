"""Blender materials from the studio's descriptions of surfaces."""

import os

import bpy


def linear(color):
    channels = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def make(name, surface):
    """A material for a surface; `texture` holds the paths of its drawn pictures."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = nodes["Material Output"]
    if surface.get("transmission", 0) > 0.5:
        shader = glass(nodes, links, surface)
    else:
        shader = solid(nodes, links, surface)
    # Tells the developing which reflections are soft, and what is glass.
    for name, value in (("rough", surface["roughness"]), ("glass", float(surface.get("transmission", 0) > 0.5))):
        note = nodes.new("ShaderNodeOutputAOV")
        note.name = name
        note.inputs["Value"].default_value = value
    links.new(shader, output.inputs["Surface"])
    return material


def solid(nodes, links, surface):
    principled = nodes["Principled BSDF"]
    inputs = principled.inputs
    color = (*linear(surface["color"]), 1)
    inputs["Base Color"].default_value = color
    inputs["Roughness"].default_value = surface["roughness"]
    inputs["Metallic"].default_value = surface["metalness"]
    # Cloth has hardly a mirror-like part; what there is of it looks like dust.
    # What has a clear coat mirrors with that; more of it would veil the colour.
    inputs["Specular"].default_value = 0.15 if surface["roughness"] > 0.7 else 0.3 if surface.get("clearcoat", 0) > 0 else 0.45
    inputs["Sheen"].default_value = surface.get("sheen", 0)
    inputs["Sheen Tint"].default_value = 0.8
    inputs["Clearcoat"].default_value = surface.get("clearcoat", 0)
    inputs["Clearcoat Roughness"].default_value = max(0.06, surface["roughness"] * 0.6)
    files = surface.get("files")
    shade = None
    if files:
        picture = image(nodes, files["color"], "sRGB")
        shade = picture.outputs["Color"]
        links.new(shade, inputs["Base Color"])
        if "normal" in files:
            relief = nodes.new("ShaderNodeNormalMap")
            links.new(image(nodes, files["normal"], "Non-Color").outputs["Color"], relief.inputs["Color"])
            links.new(relief.outputs["Normal"], inputs["Normal"])
    if surface.get("sheen", 0) > 0:
        velvet(nodes, links, inputs, color, shade, surface["sheen"])
    emission = surface.get("emission", 0)
    if emission > 0:
        inputs["Emission"].default_value = color
        links.new(glow(nodes, links, emission), inputs["Emission Strength"])
        if shade is not None:
            links.new(shade, inputs["Emission"])
    shader = principled.outputs["BSDF"]
    # A lit shade shows its glow already; light from within would only add noise. All of it would make cloth in front of
    # a wall look dark.
    translucency = 0.5 * surface.get("translucency", 0) if emission == 0 else 0
    if translucency > 0:
        behind = nodes.new("ShaderNodeBsdfTranslucent")
        behind.inputs["Color"].default_value = color
        if shade is not None:
            links.new(shade, behind.inputs["Color"])
        mixed = nodes.new("ShaderNodeMixShader")
        mixed.inputs["Fac"].default_value = translucency
        links.new(shader, mixed.inputs[1])
        links.new(behind.outputs["BSDF"], mixed.inputs[2])
        shader = mixed.outputs["Shader"]
    return shader


def glow(nodes, links, emission):
    """A shade is brightest around its bulb and duller towards its rims."""
    if emission > 2:
        strength = nodes.new("ShaderNodeValue")
        strength.outputs[0].default_value = emission
        return strength.outputs[0]
    place = nodes.new("ShaderNodeTexCoord")
    away = nodes.new("ShaderNodeVectorMath")
    away.operation = "DISTANCE"
    away.inputs[1].default_value = (0.5, 0.5, 0.45)
    links.new(place.outputs["Generated"], away.inputs[0])
    middle = map_range(nodes, links, away.outputs["Value"], (0.1, 0.8), (1.7 * emission, 0.62 * emission))
    edge = nodes.new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = 0.5
    rim = map_range(nodes, links, edge.outputs["Facing"], (0.2, 1), (1, 0.62))
    return math(nodes, links, "MULTIPLY", middle, rim)


def map_range(nodes, links, value, source, target):
    node = nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHSTEP"
    for name, number in zip(("From Min", "From Max", "To Min", "To Max"), (*source, *target)):
        node.inputs[name].default_value = number
    links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def velvet(nodes, links, inputs, color, shade, sheen):
    """Pile is darker where it is seen from above and bright where it is seen from the side."""
    facing = nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.4
    lift = map_range(nodes, links, facing.outputs["Facing"], (0.15, 1), (0.78, 1 + 1.5 * sheen))
    scaled = nodes.new("ShaderNodeVectorMath")
    scaled.operation = "SCALE"
    scaled.inputs[0].default_value = color[:3]
    if shade is not None:
        links.new(shade, scaled.inputs[0])
    links.new(lift, scaled.inputs["Scale"])
    links.new(scaled.outputs["Vector"], inputs["Base Color"])


def glass(nodes, links, surface):
    """Thin glass: lets light straight through, is tinted and bright at its edges. No refraction, so no noise."""
    nodes.remove(nodes["Principled BSDF"])
    # A wall of glass is passed at two faces, a vessel at four: one face takes little.
    color = [channel**0.35 for channel in linear(surface["color"])]
    facing = nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.5
    slant = facing.outputs["Facing"]
    edge = nodes.new("ShaderNodeMixRGB")
    edge.inputs["Color1"].default_value = (*color, 1)
    edge.inputs["Color2"].default_value = (*[c * t for c, t in zip(color, (0.55, 0.63, 0.62))], 1)
    links.new(math(nodes, links, "POWER", slant, 4), edge.inputs["Fac"])
    through = nodes.new("ShaderNodeBsdfTransparent")
    links.new(edge.outputs["Color"], through.inputs["Color"])
    shine = nodes.new("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = surface["roughness"]
    # Schlick's approximation; only the outside reflects, because without refraction the inside would do so totally.
    fresnel = math(nodes, links, "MULTIPLY_ADD", math(nodes, links, "POWER", slant, 5), 0.9, 0.045)
    outside = math(nodes, links, "SUBTRACT", 1, nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"])
    mixed = nodes.new("ShaderNodeMixShader")
    links.new(math(nodes, links, "MULTIPLY", fresnel, outside), mixed.inputs["Fac"])
    links.new(through.outputs["BSDF"], mixed.inputs[1])
    links.new(shine.outputs["BSDF"], mixed.inputs[2])
    return mixed.outputs["Shader"]


def math(nodes, links, operation, *operands):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, operand in zip(node.inputs, operands):
        if isinstance(operand, (int, float)):
            socket.default_value = operand
        else:
            links.new(operand, socket)
    return node.outputs["Value"]


def image(nodes, path, space):
    node = nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.get(os.path.basename(path)) or bpy.data.images.load(path)
    node.image.colorspace_settings.name = space
    return node
