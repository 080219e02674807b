import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import sharp, { type Sharp } from "sharp";
import { write } from "./cache.ts";

/** A picture as the shop's import knows it: `<file>-<width>.avif` for every width, `<file>-<the middle one of the widths>.webp` for what knows no AVIF. */
export interface Picture {
  file: string;
  /** of the largest file, which is {@link LARGE} and not among the widths where there is one to magnify */
  width: number;
  height: number;
  widths: readonly number[];
  ref?: string;
  view?: string;
  color?: string;
  /** Products of a shared room: colour by reference. */
  products?: Readonly<Record<string, string>>;
}

export type Pictures = Record<string, Picture>;

export const DEMO = process.env["STUDIO_DEMO"] ?? DEMO_FOLDER;
const FOLDER = join(DEMO, "pictures");
const LIST = join(DEMO, "pictures.json");
const WIDTHS = [320, 480, 800] as const;

export function readPictures(): Pictures {
  return existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
}

export function writePictures(pictures: Pictures): void {
  const sorted = Object.fromEntries(Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  write(LIST, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The catalogue of pictures says so and the files are there. */
export const isDone = (picture: Picture | undefined, file: string): boolean =>
  picture?.file === file && picture.widths.every((width) => existsSync(join(FOLDER, `${file}-${width}.avif`)));

/** Encodes a rendered PNG for the shop. Answers with the picture and what its AVIF files weigh together. */
export async function encode(
  png: string,
  file: string,
  wantedWidths: readonly number[] = WIDTHS,
): Promise<{ picture: Picture; bytes: number }> {
  const { width, height } = await sharp(png).metadata();
  const widths = wantedWidths.filter((wanted) => wanted <= width);
  let bytes = 0;
  for (const wanted of widths) {
    const avif = await encodeAvif(sharp(png).resize(wanted), wanted);
    write(join(FOLDER, `${file}-${wanted}.avif`), avif);
    bytes += avif.length;
  }
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  write(
    join(FOLDER, `${file}-${middle}.webp`),
    await sharp(png).resize(middle).webp({ quality: 76, effort: 5 }).toBuffer(),
  );
  return { picture: { file, width, height, widths }, bytes };
}

/** A file only for magnifying. */
export const LARGE = 1600;

export const largePath = (file: string): string => join(FOLDER, `${file}-${LARGE}.avif`);

/** Encodes a large rendering beside the files of its picture. Answers with what it weighs. */
export async function encodeLarge(png: string, file: string): Promise<number> {
  const avif = await encodeAvif(sharp(png), LARGE);
  write(largePath(file), avif);
  return avif.length;
}

/** Mean difference of two renderings of the same thing, in steps of 256, that is noise. */
const NOISE = 2;

/** Whether a rendering shows what a picture's largest file shows, as small as a card: small files lose yarn and cane. */
export async function looksLike(png: string, { file, widths }: Picture): Promise<boolean> {
  const width = Math.min(...widths);
  const [one, other] = await Promise.all(
    [png, join(FOLDER, `${file}-${Math.max(...widths)}.avif`)].map((path) =>
      sharp(path).removeAlpha().resize(width).raw().toBuffer(),
    ),
  );
  const difference = one!.reduce((sum, value, index) => sum + Math.abs(value - other![index]!), 0) / one!.length;
  return difference < NOISE;
}

/** What one file may weigh, by its width: bouclé and knits would take three times as much as a table. */
const MOST_BYTES: Readonly<Record<number, number>> = {
  320: 5000,
  480: 9000,
  640: 22_000,
  800: 21_000,
  1280: 70_000,
  [LARGE]: 90_000,
};

async function encodeAvif(image: Sharp, width: number): Promise<Buffer> {
  const at = (quality: number): Promise<Buffer> => image.clone().avif({ quality, effort: 4 }).toBuffer();
  for (const quality of [57, 50, 43]) {
    const avif = await at(quality);
    if (avif.length <= (MOST_BYTES[width] ?? Infinity)) return avif;
  }
  return at(36);
}

/** Deletes the files of a picture that is no longer shown. */
export function discard({ file }: Picture): void {
  for (const path of globSync(join(FOLDER, `${file}-*`))) {
    if (/^-\d+\.(avif|webp)$/.test(basename(path).slice(file.length))) rmSync(path);
  }
}
