import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { catalogue, colorsOf, finishOf, sizeOf } from "../catalogue.ts";
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
 * Draws the given products, or all: `<ref>.<hash>.svg`, front and side with measures, and `<ref>-scale-<color>.<hash>.svg` in
 * each colour, beside a familiar object. `drawings.json` and `scales.json` list them as the shop's import reads it.
 */
export async function draw(refs: readonly string[]): Promise<void> {
  const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const models = await loadModels(complain);
  const drawings = listOf("drawings.json", ([drawn]) => drawn ?? []);
  const scales = listOf("scales.json", (drawn) => drawn);
  for (const product of catalogue().values()) {
    const model = models.get(product.ref);
    const [variant] = product.variants;
    if (model === undefined || variant === undefined || (refs.length > 0 && !refs.includes(product.ref))) continue;
    try {
      const size = sizeOf(product, variant.size);
      const built = (model.measured ?? model.build)(size, finishOf(product, variant));
      const scene = sceneOf(product.categories, size, model.stand);
      drawings.put(product.ref, [{ called: product.ref, svg: drawingSheet(built, size, product.ref) }]);
      const inColors = colorsOf(product).map(({ color }) => {
        const colored = (model.measured ?? model.build)(size, finishOf(product, { ...variant, color }));
        const svg = scaleDrawing(colored, size, scene, product.ref);
        return { svg, called: `${product.ref}-scale-${color}`, shown: { beside: scene.beside, color } };
      });
      scales.put(product.ref, inColors);
    } catch (error) {
      complain(`${product.ref}: ${String(error)}`);
    }
  }
  drawings.save();
  scales.save();
}

interface Drawing {
  /** Start of the file's name. */
  called: string;
  svg: string;
  shown?: Pick<Drawn, "beside" | "color">;
}

type Entry = Drawn | readonly Drawn[];

/** A list by product, as the shop's import reads it. */
function listOf(
  name: string,
  toEntry: (drawn: readonly Drawn[]) => Entry,
): { put: (ref: string, drawings: readonly Drawing[]) => void; save: () => void } {
  const path = join(DEMO, name);
  const list: Record<string, Entry> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  let count = 0;
  return {
    put(ref, drawings) {
      const drawn = drawings.map(({ called, svg, shown }): Drawn => {
        const file = `${called}.${hash(svg).slice(0, 8)}.svg`;
        write(join(FOLDER, file), svg);
        return { file, bytes: Buffer.byteLength(svg), ...shown };
      });
      const kept = new Set(drawn.map(({ file }) => file));
      for (const { file } of [list[ref] ?? []].flat()) if (!kept.has(file)) rmSync(join(FOLDER, file), { force: true });
      list[ref] = toEntry(drawn);
      count += drawn.length;
    },
    save() {
      const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      write(path, `${JSON.stringify(sorted, null, 2)}\n`);
      process.stdout.write(`${name}: ${count} drawings\n`);
    },
  };
}
