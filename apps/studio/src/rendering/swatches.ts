import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { catalogue, colorsOf, finishOf, type Product, sizeOf } from "../catalogue.ts";
import type { ProductModel } from "../recipe.ts";
import { swatch } from "../scenes/swatch.ts";
import { COLORS, type Color } from "../surfaces/palette.ts";
import type { Surface } from "../surfaces/surface.ts";
import { Blender } from "./blender.ts";
import { CACHE, hash, write } from "./cache.ts";
import { flatten } from "./flatten.ts";
import { loadModels } from "./models.ts";
import { DEMO, discard, encode, isDone, readPictures, writePictures } from "./pictures.ts";
import { prepareModel } from "./studio.ts";

const FOLDER = join(DEMO, "swatches");
const LIST = join(DEMO, "swatches.json");
const PICTURE = { pixels: 640, samples: 8 } as const;
const SAMPLE_WIDTH = 320;
/** Largest size of a file: cloth is all detail. */
const MOST_BYTES = 60_000;

/** Pictures of one material by colour, `#2f5a48` → file; the shop's page reads the file when a shopper asks for it. */
type Book = Record<string, string>;

/** The textiles and woods whose threads or grain are worth a look from nearby. */
const KINDS = ["weave", "linen", "boucle", "velvet", "leather", "knit", "felt", "terry", "wood"];

/** An office chair's fine mesh, which the yarn of a blanket would belie. */
const FINER = new Set(["LH-4009"]);

/**
 * Photographs every cloth and wood of the catalogue from nearby, in every colour that a product comes in, and writes for
 * each material a file that says which picture is which colour.
 */
export async function renderSwatches(): Promise<void> {
  setPriority(19);
  const models = await loadModels((problem) => void process.stderr.write(`${problem}\n`));
  const { books, bookOf } = booksOf(catalogue().values(), models);
  mkdirSync(FOLDER, { recursive: true });
  mkdirSync(join(CACHE, "swatches"), { recursive: true });
  const blender = new Blender();
  const files: Record<string, { file: string; bytes: number }> = {};
  for (const [material, colors] of books) {
    const book: Book = {};
    for (const [color, surface] of colors) {
      const picture = await photograph(blender, material, color, surface);
      book[COLORS[color]] = picture;
      await addSample(`sample-${material}-${color}`, picture);
    }
    const text = `${JSON.stringify(Object.fromEntries(Object.entries(book).toSorted(([a], [b]) => (a < b ? -1 : 1))))}\n`;
    const file = `swatches-${material}.${hash(text).slice(0, 8)}.json`;
    write(join(FOLDER, file), text);
    files[material] = { file, bytes: Buffer.byteLength(text) };
  }
  blender.close();
  const list = Object.fromEntries(
    [...bookOf].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([ref, material]) => [ref, files[material]!]),
  );
  write(LIST, `${JSON.stringify(list, null, 2)}\n`);
  discardOthers(Object.values(files).map(({ file }) => file));
}

type Books = Map<string, Map<Color, Surface>>;

/** The materials by colour, and which of them a product is covered with or made of. */
function booksOf(
  products: Iterable<Product>,
  models: ReadonlyMap<string, ProductModel>,
): { books: Books; bookOf: Map<string, string> } {
  const books: Books = new Map();
  const bookOf = new Map<string, string>();
  for (const product of products) {
    const model = models.get(product.ref);
    if (model === undefined || FINER.has(product.ref)) continue;
    for (const variant of colorsOf(product)) {
      const surfaces = flatten(model.build(sizeOf(product, variant.size), finishOf(product, variant)));
      // The edge of a rug is woven, the rug is not.
      if (surfaces.some(({ surface }) => surface.texture?.kind === "rug")) break;
      const isOwn = (material: string | undefined): boolean => material === product.cover || material === "timber";
      const found = surfaces.find(({ surface }) => isOwn(materialOf(surface, variant.color)))?.surface;
      const material = found && materialOf(found, variant.color);
      if (found === undefined || material === undefined || (bookOf.get(product.ref) ?? material) !== material) continue;
      bookOf.set(product.ref, material);
      const colors = books.get(material) ?? new Map<Color, Surface>();
      if (!colors.has(variant.color)) colors.set(variant.color, found);
      books.set(material, colors);
    }
  }
  return { books, bookOf };
}

/** `velvet` for a surface `velvet-forest-5` of something that is to be had in forest green. */
function materialOf({ name, texture }: Surface, color: Color): string | undefined {
  if (texture === undefined || !KINDS.includes(texture.kind)) return undefined;
  // Black wood is ebonised, and a curtain of linen is linen too.
  const material = name
    .replace("-ebonised-", "-black-")
    .replace(/^sheer-/, "")
    .split(`-${color}-`)[0];
  return material === name ? undefined : material;
}

async function photograph(blender: Blender, material: string, color: Color, surface: Surface): Promise<string> {
  const { scene, ...set } = swatch(surface);
  const { glb, surfaces, hash: shape } = await prepareModel(`swatch-${material}-${color}`, scene);
  const looks = hash(
    JSON.stringify([PICTURE, shape, surfaces, set], (key, value: unknown) =>
      (key === "color" || key === "normal") && String(value).startsWith(CACHE) ? "" : value,
    ),
  );
  const file = `swatch-${material}-${color}.${looks.slice(0, 8)}.avif`;
  const path = join(FOLDER, file);
  if (existsSync(path)) return file;
  const out = join(CACHE, "swatches", `${material}-${color}.png`);
  const { processor } = await blender.render({
    glb,
    surfaces,
    set,
    stand: "floor",
    view: { azimuth: 0, elevation: 0 },
    pixels: PICTURE.pixels,
    height: PICTURE.pixels,
    samples: PICTURE.samples,
    out,
  });
  const avif = await encoded(out, COLORS[color]);
  write(path, avif);
  rmSync(out);
  process.stdout.write(`${file}  ${processor} s of processor, ${(avif.length / 1024).toFixed(1)} KB\n`);
  return file;
}

/** Adds the small picture that a sample of the material has in the cart. */
async function addSample(name: string, swatchFile: string): Promise<void> {
  const file = basename(swatchFile, ".avif").replace(/^swatch/, "sample");
  const pictures = readPictures();
  const before = pictures[name];
  if (isDone(before, file)) return;
  const { picture } = await encode(join(FOLDER, swatchFile), file, [SAMPLE_WIDTH]);
  if (before !== undefined && before.file !== file) discard(before);
  writePictures({ ...pictures, [name]: { ...picture, width: SAMPLE_WIDTH, height: SAMPLE_WIDTH } });
}

/** On average exactly the colour of the shop's swatch: the room's camera would make white and black alike. */
async function encoded(png: string, hex: string): Promise<Buffer> {
  const { channels } = await sharp(png).stats();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const picture = sharp(png)
    .removeAlpha()
    .linear(
      wanted.map((value, channel) => value / Math.max(1, channels[channel]!.mean)),
      [0, 0, 0],
    );
  for (const quality of [58, 50, 42]) {
    const avif = await picture.clone().avif({ quality, effort: 4 }).toBuffer();
    if (avif.length <= MOST_BYTES) return avif;
  }
  return picture.clone().avif({ quality: 34, effort: 4 }).toBuffer();
}

/** Deletes what no book names any more. */
function discardOthers(books: readonly string[]): void {
  const kept = new Set([
    ...books,
    ...books.flatMap((book) => Object.values(JSON.parse(readFileSync(join(FOLDER, book), "utf8")) as Book)),
  ]);
  for (const file of globSync("swatch*", { cwd: FOLDER })) if (!kept.has(file)) rmSync(join(FOLDER, file));
}
