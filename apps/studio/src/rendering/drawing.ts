import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { catalogue, finishOf, sizeOf } from "../catalogue.ts";
import { drawingSheet } from "../drawing/sheet.ts";
import { hash, write } from "./cache.ts";
import { loadModels } from "./models.ts";
import { DEMO } from "./pictures.ts";

/** By product reference, as the shop's import reads it. */
type Drawings = Record<string, { file: string; bytes: number }>;

const FOLDER = join(DEMO, "drawings");
const LIST = join(DEMO, "drawings.json");

/** Writes `<ref>.<hash>.svg`, front and side with measures, for the given products or for all. */
export async function draw(refs: readonly string[]): Promise<void> {
  const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const models = await loadModels(complain);
  const drawings: Drawings = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
  let count = 0;
  for (const product of catalogue().values()) {
    const model = models.get(product.ref);
    const [variant] = product.variants;
    if (model === undefined || variant === undefined || (refs.length > 0 && !refs.includes(product.ref))) continue;
    try {
      const size = sizeOf(product, variant.size);
      const svg = drawingSheet(model.build(size, finishOf(product, variant)), size, product.ref);
      const file = `${product.ref}.${hash(svg).slice(0, 8)}.svg`;
      const before = drawings[product.ref]?.file;
      if (before !== undefined && before !== file) rmSync(join(FOLDER, before), { force: true });
      write(join(FOLDER, file), svg);
      drawings[product.ref] = { file, bytes: Buffer.byteLength(svg) };
      count += 1;
    } catch (error) {
      complain(`${product.ref}: ${String(error)}`);
    }
  }
  const sorted = Object.fromEntries(Object.entries(drawings).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  write(LIST, `${JSON.stringify(sorted, null, 2)}\n`);
  process.stdout.write(`${count} drawings\n`);
}
