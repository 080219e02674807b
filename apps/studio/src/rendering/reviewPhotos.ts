import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { DEMO, readPictures } from "./pictures.ts";

/** Part of a catalogue picture that the demo shows as a shopper's photo, in fractions of its size. */
interface Photo {
  /** Of `packages/demo/catalogue/pictures.json`. */
  picture: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Degrees: a photo from the hand is never level. */
  tilt: number;
  /** Of evening light; below 1 is darker. */
  brightness: number;
}

const PHOTOS: Readonly<Record<string, Photo>> = {
  "phone-chair": {
    picture: "room-living-navy",
    left: 0.5,
    top: 0.2,
    width: 0.5,
    height: 0.7,
    tilt: -1.5,
    brightness: 0.9,
  },
  "dog-sofa": { picture: "room-living-forest", left: 0.1, top: 0.2, width: 0.6, height: 0.75, tilt: 1, brightness: 1 },
  "table-for-ten": {
    picture: "room-dining-oak",
    left: 0.15,
    top: 0.2,
    width: 0.7,
    height: 0.8,
    tilt: 1.5,
    brightness: 1.04,
  },
  "table-end": { picture: "room-dining-oak", left: 0.1, top: 0.3, width: 0.4, height: 0.7, tilt: -2, brightness: 0.96 },
  "arrived-sofa": {
    picture: "room-living-anthracite",
    left: 0.05,
    top: 0.15,
    width: 0.65,
    height: 0.8,
    tilt: -1,
    brightness: 0.95,
  },
  "four-chairs": {
    picture: "room-dining-walnut",
    left: 0.2,
    top: 0.25,
    width: 0.6,
    height: 0.75,
    tilt: 1,
    brightness: 1,
  },
};

const LARGE_PX = 1200;
const SMALL_PX = 240;

/** Makes the photos of the demo's reviews from its pictures, in the sizes that the shop stores. */
export async function makeReviewPhotos(): Promise<void> {
  const folder = join(DEMO, "reviewPictures");
  mkdirSync(folder, { recursive: true });
  const pictures = readPictures();
  for (const [name, photo] of Object.entries(PHOTOS)) {
    const picture = pictures[photo.picture];
    if (picture === undefined) throw new Error(`There is no picture ${photo.picture}`);
    const source = join(DEMO, "pictures", `${picture.file}-${Math.max(...picture.widths)}.avif`);
    const large = await crop(source, photo);
    const { width, height } = await sharp(large).metadata();
    await sharp(large).toFile(join(folder, `${name}.webp`));
    await sharp(large)
      .resize({ width: SMALL_PX, height: SMALL_PX, fit: "cover" })
      .webp({ quality: 75 })
      .toFile(join(folder, `${name}-small.webp`));
    process.stdout.write(`${JSON.stringify({ file: name, width, height })}\n`);
  }
}

async function crop(source: string, { left, top, width, height, tilt, brightness }: Photo): Promise<Buffer> {
  const { width: sourceWidth, height: sourceHeight } = await sharp(source).metadata();
  const area = {
    left: Math.floor(left * sourceWidth),
    top: Math.floor(top * sourceHeight),
    width: Math.floor(width * sourceWidth),
    height: Math.floor(height * sourceHeight),
  };
  const part = await sharp(source).extract(area).rotate(tilt).toBuffer({ resolveWithObject: true });
  // Cuts off the corners that the rotation has left blank.
  const margin = Math.ceil(Math.max(area.width, area.height) * Math.sin((Math.abs(tilt) * Math.PI) / 180));
  return sharp(part.data)
    .extract({
      left: margin,
      top: margin,
      width: part.info.width - 2 * margin,
      height: part.info.height - 2 * margin,
    })
    .resize({ width: LARGE_PX, height: LARGE_PX, fit: "inside", withoutEnlargement: true })
    .modulate({ brightness })
    .webp({ quality: 78 })
    .toBuffer();
}
