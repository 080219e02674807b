/** A drawn texture: RGB bytes in rows from the top, and the relief as a tangent-space normal map (OpenGL's green). */
export interface Drawing {
  width: number;
  height: number;
  color: Uint8Array;
  normal?: Uint8Array;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** What `at` says about one pixel: its colour (sRGB, 0…1) and how high it stands (0…1). */
export interface Pixel {
  color: [number, number, number];
  height: number;
}

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255) as unknown as Rgb;

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

export function blend(pixel: Pixel, from: Rgb, to: Rgb, part: number, shade = 1): void {
  for (let channel = 0; channel < 3; channel += 1) {
    pixel.color[channel] = clamp(mix(from[channel as 0], to[channel as 0], part) * shade);
  }
}

export function tint(pixel: Pixel, color: Rgb, shade: number): void {
  blend(pixel, color, color, 0, shade);
}

/** Paints every pixel; u and v run from 0 to 1. `relief` is how steep the heights look; without it there is no normal map. */
export function paint(
  width: number,
  height: number,
  relief: number,
  at: (u: number, v: number, pixel: Pixel) => void,
): Drawing {
  const color = new Uint8Array(width * height * 3);
  const heights = new Float32Array(width * height);
  const pixel: Pixel = { color: [0, 0, 0], height: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      at(x / width, y / height, pixel);
      const index = y * width + x;
      color[index * 3] = pixel.color[0] * 255 + 0.5;
      color[index * 3 + 1] = pixel.color[1] * 255 + 0.5;
      color[index * 3 + 2] = pixel.color[2] * 255 + 0.5;
      heights[index] = pixel.height;
    }
  }
  return relief === 0
    ? { width, height, color }
    : { width, height, color, normal: slopes(heights, width, height, relief) };
}

function slopes(heights: Float32Array, width: number, height: number, relief: number): Uint8Array {
  const normal = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const above = ((y + height - 1) % height) * width;
    const below = ((y + 1) % height) * width;
    for (let x = 0; x < width; x += 1) {
      const nx = (heights[row + ((x + width - 1) % width)]! - heights[row + ((x + 1) % width)]!) * relief;
      const ny = (heights[below + x]! - heights[above + x]!) * relief;
      const scale = 127.5 / Math.hypot(nx, ny, 1);
      const index = (row + x) * 3;
      normal[index] = nx * scale + 128;
      normal[index + 1] = ny * scale + 128;
      normal[index + 2] = scale + 127.5;
    }
  }
  return normal;
}

/** Scales the colours so that their mean, in linear light, is the wanted one: shadows between threads darken no cloth. */
export function balanced(drawing: Drawing, wanted: Rgb): Drawing {
  const mean = [0, 0, 0];
  for (let index = 0; index < drawing.color.length; index += 1) mean[index % 3]! += LINEAR[drawing.color[index]!]!;
  const pixels = drawing.color.length / 3;
  const tables = mean.map((sum, channel) => {
    const factor = LINEAR[Math.round(wanted[channel as 0] * 255)]! / Math.max(sum / pixels, 1e-4);
    return LINEAR.map((light) => Math.round(encode(Math.min(1, light * factor)) * 255));
  });
  for (let index = 0; index < drawing.color.length; index += 1)
    drawing.color[index] = tables[index % 3]![drawing.color[index]!]!;
  return drawing;
}

const LINEAR = Array.from({ length: 256 }, (_, byte) => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});

const encode = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
