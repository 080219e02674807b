"""
The photographer: runs inside Blender, takes one JSON job per line from its input and answers each with a line
that begins with "@". Stays alive between jobs, because starting Blender costs more than a small picture.
"""

import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import develop  # noqa: E402
import furnished  # noqa: E402
import materials  # noqa: E402
import model  # noqa: E402
import passes  # noqa: E402
import rig  # noqa: E402


def prepare():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles, layer = scene.render, scene.cycles, bpy.context.view_layer
    render.engine = "CYCLES"
    render.threads_mode, render.threads = "FIXED", int(os.environ.get("STUDIO_THREADS", "2"))
    render.use_persistent_data = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.exr_codec = "NONE"
    render.image_settings.color_depth = "16"
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_adaptive_sampling = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    for name in ("diffuse", "glossy", "transmission"):
        for part in ("direct", "indirect", "color"):
            setattr(layer, f"use_pass_{name}_{part}", True)
    layer.use_pass_emit = layer.use_pass_environment = True
    for name in ("rough", "glass"):
        note = layer.aovs.add()
        note.name, note.type = name, "VALUE"
    layer.cycles.denoising_store_passes = True
    return rig.Rig()


def shoot(stage, job):
    """A product in the studio, or a furnished room where the job brings a set of its own."""
    objects, made = [], {}
    try:
        objects = model.load(job["glb"])
        made = {name: materials.make(name, surface) for name, surface in job["surfaces"].items()}
        for part in objects:
            part.data.materials.append(made[part["surface"]])
        if "set" in job:
            develop.save(job["out"], interior(stage, job))
            return
        lamp = any(surface.get("emission", 0) > 0 for surface in job["surfaces"].values())
        points = np.concatenate([corners(part) for part in objects])
        # A lamp looks lit in a studio that is not fully so.
        stage.arrange(points, job["stand"], job["view"]["azimuth"], 0.72 if lamp else 1)
        stage.frame(points, job["view"], job["pixels"])
        # What is reflected in glass is rare and bright, and there is no guide to what lies behind it.
        clear = any(surface.get("transmission", 0) > 0.5 for surface in job["surfaces"].values())
        light, alpha = photograph(stage, job["samples"] * (2 if clear else 1))
        shade = None if job["stand"] == "hang" else shadow(stage, job, objects, 1 if lamp else 0.3)
        develop.save(job["out"], develop.lay(light, alpha, shade))
    finally:
        model.unload(objects)
        for material in made.values():
            bpy.data.materials.remove(material)
        for picture in [picture for picture in bpy.data.images if picture.users == 0 and picture.name != "room"]:
            bpy.data.images.remove(picture)


def interior(stage, job):
    with stage.struck(), furnished.lit(job["set"]):
        furnished.look(stage.camera, job["set"]["camera"], job["pixels"], job["height"])
        bpy.context.scene.render.film_transparent = False
        bpy.context.scene.render.resolution_percentage = 100
        return develop.room(render(job["samples"]), job["set"].get("exposure", 0))


def photograph(stage, samples):
    """The product alone; floor and wall give it their light and are not seen."""
    stage.backdrop(False)
    bpy.context.scene.render.film_transparent = True
    bpy.context.scene.render.resolution_percentage = 100
    return develop.product(render(samples))


def shadow(stage, job, objects, color):
    """What the product takes from the light on floor or wall: once with its shadow, once without it."""
    scene = bpy.context.scene
    stage.backdrop(True)
    scene.render.film_transparent = False
    for part in objects:
        part.visible_camera = False
    scene.render.resolution_percentage = 40
    lit = render(max(10, job["samples"]))
    for part in objects:
        part.hide_render = True
    scene.render.resolution_percentage = max(1, 4800 // job["pixels"])
    empty = render(24)
    return develop.shadow(lit, empty, stage.nearness(lit["Combined"].shape[0]), color)


def corners(part):
    points = np.empty(len(part.data.vertices) * 3, dtype=np.float32)
    part.data.vertices.foreach_get("co", points)
    return points.reshape(-1, 3)


def render(samples):
    scene = bpy.context.scene
    scene.cycles.samples = samples
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        scene.render.filepath = os.path.join(folder, "passes.exr")
        bpy.ops.render.render(write_still=True)
        return passes.read(scene.render.filepath)


def main():
    stage = prepare()
    for line in sys.stdin:
        if not line.strip():
            continue
        started, spent = time.time(), time.process_time()
        try:
            shoot(stage, json.loads(line))
            answer = {"seconds": round(time.time() - started, 2), "processor": round(time.process_time() - spent, 2)}
        except Exception as error:  # one broken model must not end the queue
            import traceback

            answer = {"error": "".join(traceback.format_exception(error))}
        print("@" + json.dumps(answer), flush=True)


main()
