import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Document, getBounds, Logger } from "@gltf-transform/core";
import { dedup, prune, reorder, simplify, weld } from "@gltf-transform/functions";
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";
import sharp from "sharp";
import { catalogue, colorsOf, finishOf, type Product, sizeOf } from "../catalogue.ts";
import type { ProductModel } from "../recipe.ts";
import type { Texture } from "../surfaces/surface.ts";
import { hash, write } from "./cache.ts";
import { type Batch, flatten } from "./flatten.ts";
import { documentOf, io, type TexturePictures } from "./glb.ts";
import { loadModels } from "./models.ts";
import { DEMO } from "./pictures.ts";
import { textureFiles } from "./textures.ts";

const FOLDER = join(DEMO, "models");
/** From true to plain; `error` is how far a surface may move, as a share of the piece. */
const DETAILS = [
  { triangles: 14_000, error: 0.002 },
  { triangles: 7_000, error: 0.005 },
  { triangles: 4_000, error: 0.01 },
];
/** What a product's page loads when somebody wants to turn it around, before the server compresses it. */
const BUDGET = 400 * 1024;
const COUNT = 64;

export interface ExportedModel {
  file: string;
  bytes: number;
  color: string;
}

/** Writes compressed models of the given products, or of the best sold ones that are worth walking around. */
export async function exportModels(refs: readonly string[]): Promise<void> {
  const models = await loadModels((problem) => void process.stderr.write(`${problem}\n`));
  const products = catalogue();
  const chosen =
    refs.length > 0
      ? refs.flatMap((ref) => products.get(ref) ?? [])
      : worthTurning([...products.values()].filter(({ ref }) => models.has(ref)));
  const exported: Record<string, ExportedModel> = {};
  for (const product of chosen) {
    const model = models.get(product.ref);
    if (model === undefined) continue;
    const done = await exportModel(product, model);
    exported[product.ref] = done;
    process.stdout.write(
      `${product.ref}  ${(done.bytes / 1024).toFixed(0)} KB${done.bytes > BUDGET ? "  (too large)" : ""}\n`,
    );
  }
  const list = join(DEMO, "models.json");
  const all: Record<string, ExportedModel> = refs.length === 0 ? exported : { ...readList(list), ...exported };
  write(
    list,
    `${JSON.stringify(Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );
  const kept = new Set(Object.values(all).map(({ file }) => file));
  for (const file of globSync("*.glb", { cwd: FOLDER })) if (!kept.has(file)) rmSync(join(FOLDER, file));
}

function worthTurning(products: readonly Product[]): Product[] {
  const solid = products.filter(({ sizes }) => Object.values(sizes[""] ?? {}).every((measure) => measure >= 0.25));
  return solid.toSorted((a, b) => b.sold - a.sold || (a.ref < b.ref ? -1 : 1)).slice(0, COUNT);
}

async function exportModel(product: Product, model: ProductModel): Promise<ExportedModel> {
  const [variant] = colorsOf(product);
  if (variant === undefined) throw new Error(`${product.ref} has no variant`);
  const batches = flatten(model.build(sizeOf(product, variant.size), finishOf(product, variant)));
  const pictures = await texturesOf(batches.flatMap(({ surface }) => surface.texture ?? []));
  let bytes = new Uint8Array();
  // As true as the budget allows.
  for (const detail of DETAILS) {
    bytes = await compressed(batches, pictures, detail);
    if (bytes.length <= BUDGET) break;
  }
  const file = `${product.ref}.${hash(bytes).slice(0, 8)}.glb`;
  write(join(FOLDER, file), bytes);
  return { file, bytes: bytes.length, color: variant.color };
}

async function compressed(
  batches: readonly Batch[],
  pictures: TexturePictures,
  { triangles, error }: (typeof DETAILS)[number],
): Promise<Uint8Array<ArrayBuffer>> {
  const ratio = triangles / batches.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const document = documentOf(batches, pictures);
  document.setLogger(new Logger(Logger.Verbosity.ERROR));
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  await document.transform(
    dedup(),
    weld(),
    ...(ratio < 1 ? [simplify({ simplifier: MeshoptSimplifier, ratio, error }), asTallAs(batches)] : []),
    prune(),
    // Neither meshopt, whose decoder is WebAssembly, which the pages' policy forbids, nor quantized: Android's viewer promises
    // to read plain glTF. Over the wire, with brotli, all weigh about the same.
    reorder({ encoder: MeshoptEncoder }),
  );
  return io().writeBinary(document);
}

/** Simplifying takes the topmost leaf of a tree, but what stands in somebody's room must be as tall as it is said to be. */
function asTallAs(batches: readonly Batch[]): (document: Document) => void {
  const tall = batches.reduce(
    (most, { positions }) => positions.reduce((high, y, at) => (at % 3 === 1 && y > high ? y : high), most),
    0,
  );
  return (document) => {
    const [scene] = document.getRoot().listScenes();
    if (scene === undefined) return;
    const stretch = tall / getBounds(scene).max[1];
    for (const node of scene.listChildren()) node.setScale([1, stretch, 1]);
  };
}

async function texturesOf(textures: readonly Texture[]): Promise<TexturePictures> {
  const known = new Map<string, ReturnType<TexturePictures>>();
  for (const texture of textures) {
    const { color, normal } = await textureFiles(texture);
    // Not WebP, which Android's viewer does not know.
    const jpeg = (path: string, quality: number): Promise<Uint8Array> =>
      sharp(path).resize(512, 512, { fit: "inside" }).jpeg({ quality, mozjpeg: true }).toBuffer();
    known.set(JSON.stringify(texture), {
      color: await jpeg(color, 78),
      normal: normal === undefined ? undefined : await jpeg(normal, 74),
      mimeType: "image/jpeg",
    });
  }
  return (texture) => known.get(JSON.stringify(texture))!;
}

function readList(path: string): Record<string, ExportedModel> {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
