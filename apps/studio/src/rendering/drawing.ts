import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { catalogue, finishOf, sizeOf } from "../catalogue.ts";
import type { Beside } from "../drawing/beside.ts";
import type { Color } from "../surfaces/palette.ts";
import { sceneOf } from "../drawing/place.ts";
import { scaleDrawing } from "../drawing/scale.ts";
import { drawingSheet } from "../drawing/sheet.ts";
import { hash, write } from "./cache.ts";
import { loadModels } from "./models.ts";
import { DEMO } from "./pictures.ts";

interface Drawn {
  file: string;
  bytes: number;
  /** what a piece is drawn beside, true to scale */
  beside?: Beside;
  /** it is drawn in */
  color?: Color;
}

const FOLDER = join(DEMO, "drawings");

/**
 * Draws the given products, or all: `<ref>.<hash>.svg`, front and side with measures, and `<ref>-scale.<hash>.svg`, beside
 * something everybody knows. `drawings.json` and `scales.json` list them as the shop's import reads it.
 */
export async function draw(refs: readonly string[]): Promise<void> {
  const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const models = await loadModels(complain);
  const drawings = listOf("drawings.json");
  const scales = listOf("scales.json");
  for (const product of catalogue().values()) {
    const model = models.get(product.ref);
    const [variant] = product.variants;
    if (model === undefined || variant === undefined || (refs.length > 0 && !refs.includes(product.ref))) continue;
    try {
      const size = sizeOf(product, variant.size);
      const built = (model.measured ?? model.build)(size, finishOf(product, variant));
      const scene = sceneOf(product.categories, size, model.stand);
      drawings.put(product.ref, product.ref, drawingSheet(built, size, product.ref));
      scales.put(product.ref, `${product.ref}-scale`, scaleDrawing(built, size, scene, product.ref), {
        beside: scene.beside,
        color: variant.color,
      });
    } catch (error) {
      complain(`${product.ref}: ${String(error)}`);
    }
  }
  drawings.save();
  scales.save();
}

function listOf(name: string): {
  put: (ref: string, called: string, svg: string, shown?: Pick<Drawn, "beside" | "color">) => void;
  save: () => void;
} {
  const path = join(DEMO, name);
  const list: Record<string, Drawn> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  let count = 0;
  return {
    put(ref, called, svg, shown) {
      const file = `${called}.${hash(svg).slice(0, 8)}.svg`;
      const before = list[ref]?.file;
      if (before !== undefined && before !== file) rmSync(join(FOLDER, before), { force: true });
      write(join(FOLDER, file), svg);
      list[ref] = { file, bytes: Buffer.byteLength(svg), ...shown };
      count += 1;
    },
    save() {
      const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      write(path, `${JSON.stringify(sorted, null, 2)}\n`);
      process.stdout.write(`${name}: ${count} drawings\n`);
    },
  };
}
