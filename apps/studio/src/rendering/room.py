"""A panorama of an imagined living room, computed and not photographed: what mirrors, metal and glass reflect."""

import bpy
import cv2
import numpy as np

WIDE, TALL = 4096, 2048
# Half edges of the room in metres. It is large, so that the small angle a mirror shows holds a whole window.
ROOM = np.float32([6.5, 7.5, 1.75])
WALL, FLOOR, CEILING = (0.68, 0.655, 0.61), (0.42, 0.31, 0.215), (0.80, 0.79, 0.77)
FRAME, CURTAIN, TIMBER, DARK = (0.78, 0.77, 0.75), (0.70, 0.67, 0.61), (0.33, 0.22, 0.14), (0.09, 0.09, 0.09)


def image():
    found = bpy.data.images.get("room")
    if found is None:
        found = bpy.data.images.new("room", WIDE // 2, TALL // 2, float_buffer=True)
        # Painted twice as large, for smooth edges; soft like everything behind a camera's back.
        panorama = cv2.GaussianBlur(cv2.resize(paint(), (WIDE // 2, TALL // 2), interpolation=cv2.INTER_AREA), (0, 0), 0.8)
        found.pixels.foreach_set(np.concatenate([panorama, np.ones((TALL // 2, WIDE // 2, 1))], axis=2).astype(np.float32).ravel())
        found.update()
    return found


def paint():
    u, v = np.meshgrid((np.arange(WIDE) + 0.5) / WIDE, (np.arange(TALL) + 0.5) / TALL)
    turn, lift = (u - 0.5) * -2 * np.pi, (v - 0.5) * np.pi
    # Blender's panoramas have +x in their middle, turning towards -y to the right.
    ray = np.stack([np.cos(lift) * np.cos(turn), np.cos(lift) * np.sin(turn), np.sin(lift)], axis=2)
    reach = ROOM / np.maximum(np.abs(ray), 1e-6)
    wall = reach.argmin(axis=2)
    hit = ray * reach.min(axis=2)[..., None]
    light = ground(wall, hit)
    x, y, z = hit[..., 0], hit[..., 1], hit[..., 2]
    left, right, back, front = ((wall == 0) & (x < 0), (wall == 0) & (x > 0), (wall == 1) & (y > 0), (wall == 1) & (y < 0))

    def panel(on, along, low, high, foot, top, color):
        light[on & (along > low) & (along < high) & (z > foot) & (z < top)] = color

    def window(on, along, at):
        panel(on, along, at - 1.0, at + 1.0, -1.3, 1.35, FRAME)
        for side in (at - 0.92, at + 0.03):
            pane = on & (along > side) & (along < side + 0.89) & (z > -1.2) & (z < 1.27)
            # Sky above, a garden below.
            sky = np.clip((z + 0.9) / 0.7, 0, 1)[pane][:, None]
            light[pane] = (0.95, 1.1, 0.86) * (1 - sky) + np.array((3.0, 3.25, 3.5)) * sky
        panel(on, along, at - 0.92, at + 0.92, 0.52, 0.58, FRAME)
        for side in (at - 1.55, at + 0.97):
            folds = on & (along > side) & (along < side + 0.58) & (z > -1.72) & (z < 1.5)
            light[folds] = np.array(CURTAIN) * (0.85 + 0.18 * np.sin(along[folds] * 42))[:, None]

    for at in (-5.0, -0.9, 3.2):
        window(left, y, at)
    for at in (2.0, -5.3):
        window(front, x, at)
    # A sideboard with a picture above it, an open door, a lamp, a plant: dark shapes give metal its contrast.
    panel(front, x, -3.6, -1.2, -1.6, -0.95, TIMBER)
    panel(front, x, -3.6, -1.2, -1.28, -1.265, DARK)
    panel(front, x, -3.0, -1.8, -0.3, 0.8, DARK)
    panel(front, x, -2.94, -1.86, -0.24, 0.74, (0.66, 0.58, 0.5))
    panel(front, x, -2.7, -2.1, -0.05, 0.45, (0.42, 0.26, 0.19))
    panel(front, x, -0.9, 0.1, -1.75, 0.65, (0.56, 0.54, 0.51))
    panel(front, x, -0.86, 0.06, -1.75, 0.61, (0.23, 0.215, 0.2))
    panel(right, y, -4.6, -2.0, -1.6, -0.4, (0.30, 0.33, 0.31))
    panel(right, y, -1.2, -0.1, -1.75, 0.65, (0.6, 0.58, 0.55))
    panel(right, y, 2.0, 4.6, -1.6, 1.0, TIMBER)
    panel(back, x, -2.2, 2.2, -1.6, -0.75, (0.34, 0.37, 0.34))
    for number in range(34):
        turned = number * 2.4
        blade = (x - 4.9 - 0.5 * np.sin(turned) * (number % 5) / 5) ** 2 / 0.02 + (z + 0.9 - number * 0.03) ** 2 / 0.006
        light[front & (blade < 1)] = (0.10 + 0.004 * number, 0.16 + 0.004 * number, 0.09)
    panel(front, x, 4.7, 5.1, -1.72, -1.2, (0.7, 0.66, 0.6))
    return light


def ground(wall, hit):
    """Walls, floor boards and ceiling; darker towards the corners, light from the left."""
    x, y, z = hit[..., 0], hit[..., 1], hit[..., 2]
    light = np.empty((TALL, WIDE, 3))
    light[:] = WALL
    light[(wall == 2) & (z > 0)] = CEILING
    boards = (wall == 2) & (z < 0)
    tones = 0.88 + 0.24 * ((np.floor(x[boards] * 6) * 0.37) % 1)
    light[boards] = np.array(FLOOR) * tones[:, None]
    skirting = (wall != 2) & (z < -1.62)
    light[skirting] = FRAME
    corner = np.sort(ROOM - np.abs(hit), axis=2)[..., 1]
    light *= (0.72 + 0.28 * np.clip(corner / 1.3, 0, 1) ** 0.6)[..., None]
    return light * (1.06 - 0.16 * x / ROOM[0])[..., None]
