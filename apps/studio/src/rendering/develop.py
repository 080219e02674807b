"""From Cycles' passes to a picture: takes the noise out of the light, leaves the texture, maps tones, lays it on the page."""

import cv2
import numpy as np

PAGE = np.float32([0xF4, 0xF3, 0xEF]) / 255


# How far light is even: across a product, and across a wall; and what difference to its surroundings counts as uneven.
PRODUCT, WALL = (16, 0.03, 0.4), (48, 0.2, 0.6)


def product(passes, even=PRODUCT):
    """The denoised product, linear and premultiplied, and its coverage."""
    alpha = np.clip(passes["Combined"][..., 3:4], 0, 1)
    guide = shape(passes, alpha)
    light = passes["Emit"]
    for kind in ("Diff", "Trans"):
        color = passes[kind + "Col"]
        if color.max() > 0:
            light = light + color * quieten(passes[kind + "Dir"] + passes[kind + "Ind"], color, guide, even)
    light = light + passes["GlossCol"] * gleam(passes, guide)
    return clear(light, alpha, passes["glass"]) if passes["glass"].max() > 0 else (light, alpha)


def clear(light, alpha, glass):
    """What is seen through glass comes without guides: calm it by what it looks like itself."""
    seen = cv2.GaussianBlur((glass[..., 0] > 0.1).astype(np.float32), (0, 0), 1)[..., None]
    both = [np.ascontiguousarray(light), np.repeat(alpha, 3, axis=2)]
    calm = [cv2.bilateralFilter(cv2.bilateralFilter(cv2.medianBlur(part, 5), 9, 0.2, 4), 9, 0.1, 4) for part in both]
    return light + (calm[0] - light) * seen, alpha + (calm[1][..., :1] - alpha) * seen


def shape(passes, alpha):
    """Where each pixel faces and how far it is away: what light depends on, free of noise."""
    inside = alpha > 0.5
    depth = passes["Denoising Depth"] / np.maximum(alpha, 0.02)
    if inside.any():
        near, far = np.percentile(depth[inside], (1, 99))
        depth = np.clip((depth - near) / max(far - near, 1e-3), -0.2, 1.2)
    guide = passes["Denoising Normal"] / np.maximum(alpha, 0.02)
    # Of the normal two parts say all, because nothing is seen that faces away.
    guide[..., 2] = depth[..., 0] * 2
    return spread(guide, (alpha > 0.08).astype(np.float32))


def room(passes, exposure):
    """A whole picture of a furnished room."""
    light, alpha = product(passes, WALL)
    light = mirrored(light, passes["rough"] / np.maximum(alpha, 1e-3), passes["GlossCol"])
    # What nothing stands before, and what shines by itself through a window.
    light = light + passes.get("Env", 0)
    # As a camera does it: bright walls come out bright, whatever the windows give, within one stop.
    bright = np.percentile(light.mean(axis=2), 75)
    return contrast(np.clip(encode(tones(light * 2**exposure * np.clip(0.5 / bright, 0.6, 2))), 0, 1))


def mirrored(light, rough, gloss):
    """Mirrors show a room without its guides: calm it there by what it looks like itself."""
    seen = ((rough[..., 0] < 0.03) & (gloss.min(axis=2) > 0.5)).astype(np.float32)
    if not seen.any():
        return light
    calm = cv2.medianBlur(cv2.medianBlur(np.ascontiguousarray(light.astype(np.float32)), 5), 5)
    calm = cv2.bilateralFilter(cv2.bilateralFilter(calm, 11, 0.25, 4), 9, 0.12, 4)
    seen = cv2.GaussianBlur(seen, (0, 0), 0.7)[..., None] * seen[..., None]
    return light + (calm - light) * seen


def contrast(picture):
    """Slightly deeper shadows and clearer lights."""
    curved = picture * picture * (3 - 2 * picture)
    return picture * 0.75 + curved * 0.25


def spread(picture, seen):
    """Carries the product's values past its outline, so that a filter meets no edge there."""
    wide = cv2.GaussianBlur(picture * seen, (0, 0), 3) / np.maximum(cv2.GaussianBlur(seen[..., 0], (0, 0), 3)[..., None], 1e-4)
    return np.ascontiguousarray(picture * seen + wide * (1 - seen))


def quieten(light, color, guide, even):
    """Light is locally a linear function of a surface's place and direction: fit that, and noise has no part in it."""
    seen = (color.max(axis=2, keepdims=True) > 1e-3).astype(np.float32)
    calm = spread(calmed(light * seen), seen)
    # A fit may overshoot in dark corners: keep within what is around.
    around = np.maximum(cv2.GaussianBlur(calm, (0, 0), 2), 1e-4)
    reach, least, offset = even
    near, middle, far = (cv2.ximgproc.guidedFilter(guide, calm, radius, 1.5e-3) for radius in (3, 6, reach))
    smooth = 0.35 * near + 0.65 * middle
    # Where the wide fit agrees with the narrow one, light is even, and the wide one is the calmer.
    differs = cv2.GaussianBlur(np.abs(smooth - far).max(axis=2) / around.max(axis=2), (0, 0), 2)[..., None]
    smooth = far + (smooth - far) * np.clip(differs / least - offset, 0, 1)
    smooth = np.clip(smooth, 0.45 * around, 2.2 * around)
    return smooth * (1 + lines(((calm / np.maximum(smooth, 1e-4)).mean(axis=2) - 1) * seen[..., 0])[..., None])


def lines(rest):
    """What the fit missed and is no noise, because it goes on along a line: gaps between doors, shadows of edges."""
    rest = np.clip(rest, -1, 1)
    noise = np.sqrt(cv2.GaussianBlur(rest * rest, (0, 0), 8))
    strongest = np.zeros_like(rest)
    for number in range(12):
        along = cv2.filter2D(rest, -1, stroke(number * np.pi / 12))
        strongest = np.where(np.abs(along) > np.abs(strongest), along, strongest)
    kept = np.sign(strongest) * np.maximum(np.abs(strongest) - 1.0 * noise, 0) * 1.4
    return np.clip(kept, -0.85, 0.25)


def stroke(angle, length=15):
    kernel = np.zeros((length, length), np.float32)
    half = length // 2
    tip = (int(round(half + half * np.cos(angle))), int(round(half + half * np.sin(angle))))
    cv2.line(kernel, tip, (2 * half - tip[0], 2 * half - tip[1]), 1)
    return kernel / kernel.sum()


def calmed(light):
    """Single pixels far brighter than all around are accidents of the sampling."""
    limit = cv2.dilate(cv2.medianBlur(light, 3), np.ones((3, 3), np.uint8))
    return np.minimum(light, 1.2 * limit + 0.02)


def gleam(passes, guide):
    """Reflections on polished things stay sharp but for sparks; the rougher a thing is, the softer they are."""
    light, color = passes["GlossDir"] + passes["GlossInd"], passes["GlossCol"]
    alpha = np.maximum(passes["Combined"][..., 3:4], 1e-3)
    rough = passes["rough"] / alpha
    strength = color.max(axis=2, keepdims=True)
    seen = (strength > 1e-3).astype(np.float32)
    # Metal reflects in a way of its own: what is beside it must not learn from it.
    metal = (strength / alpha > 0.3).astype(np.float32)
    soft = sum(softened(light, kind, guide, rough) * kind for kind in (metal, seen - metal) if kind.any())
    polish = np.clip(1.5 - rough / 0.12, 0, 1)
    return calmed(light) * polish + soft * (1 - polish)


def softened(light, kind, guide, rough):
    calm = spread(calmed(spread(light, kind)), kind)
    brushed, matt = (cv2.ximgproc.guidedFilter(guide, calm, radius, 2e-3) for radius in (3, 9))
    around = cv2.GaussianBlur(calm, (0, 0), 1.2)
    dull = np.clip((rough - 0.3) / 0.12, 0, 1)
    return np.clip(brushed * (1 - dull) + matt * dull, 0.4 * around, 2.5 * around)


def shadow(lit, empty, near, color):
    """How much of its light the floor keeps, per channel: noise-free, at most 1.

    `near` is 1 around the product and 0 far away; `color` says how much of the light's tint stays.
    """
    light = lit["Combined"][..., :3]
    ratio = light / np.maximum(fit(empty["Combined"][..., :3], light.shape), 1e-4)
    ratio = 1 + (ratio - 1) * near
    sharp = cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(ratio), 3), (0, 0), 1.2)
    medium = cv2.GaussianBlur(ratio, (0, 0), 3)
    soft = cv2.GaussianBlur(ratio, (0, 0), 7)
    # Fine where the shadow has an edge, smooth where it fades.
    fine = np.clip(np.abs(medium - soft).max(axis=2, keepdims=True) / 0.10 - 0.15, 0, 1)
    finest = np.clip(np.abs(sharp - medium).max(axis=2, keepdims=True) / 0.12 - 0.4, 0, 1)
    fine, finest = (cv2.GaussianBlur(part, (0, 0), 2)[..., None] for part in (fine, finest))
    kept = soft + (medium - soft) * fine + (sharp - medium) * finest * fine
    # Coloured things tint the floor around them: a breath of that is true, more looks like dirt.
    grey = kept.mean(axis=2, keepdims=True)
    kept = grey + (kept - grey) * color
    kept = kept / np.maximum(kept.max(axis=2, keepdims=True), 1)
    return np.clip(kept / 0.965, 0, 1) ** 1.1


def fit(picture, shape):
    """The empty floor's light is smooth: a surface of the fourth order describes it without noise."""

    def powers(height, width):
        y, x = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing="ij")
        return np.stack([x**i * y**j for i in range(5) for j in range(5 - i)], axis=2).reshape(height * width, -1)

    height, width = picture.shape[:2]
    known = powers(height, width)
    factors = np.linalg.lstsq(known, np.log(np.maximum(picture, 1e-3)).reshape(height * width, 3), rcond=None)[0]
    return np.exp(powers(*shape[:2]) @ factors).reshape(*shape[:2], 3).astype(np.float32)


def lay(light, alpha, shade):
    """The product on the page, over its shadow, which ends before the picture does."""
    height, width = alpha.shape[:2]
    page = np.broadcast_to(PAGE, (height, width, 3))
    if shade is not None:
        shade = cv2.resize(shade, (width, height), interpolation=cv2.INTER_CUBIC)
        y, x = np.meshgrid(np.linspace(0, 1, height), np.linspace(0, 1, width), indexing="ij")
        edge = np.clip(np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y)) / 0.12, 0, 1)
        edge = (edge * edge * (3 - 2 * edge))[..., None]
        page = page * (1 + (np.clip(shade, 0, 1) ** (1 / 2.2) - 1) * edge)
    colors = encode(tones(light / np.maximum(alpha, 1e-3)))
    return np.clip(colors * alpha + page * (1 - alpha), 0, 1)


def tones(light):
    """Colours stay what they are up to 0.7; above, they approach white instead of being cut off."""
    start = 0.7
    peak = light.max(axis=2, keepdims=True)
    room = 1 - start
    pressed = np.where(peak > start, 1 - room * room / np.maximum(peak + room - start, 1e-4), peak)
    scaled = light * pressed / np.maximum(peak, 1e-4)
    pale = 1 - 1 / (0.15 * (peak - pressed) + 1)
    return scaled * (1 - pale) + pressed * pale


def encode(light):
    light = np.maximum(light, 0)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055).astype(np.float32)


def save(path, picture):
    cv2.imwrite(path, (picture[..., ::-1] * 255 + 0.5).astype(np.uint8))
