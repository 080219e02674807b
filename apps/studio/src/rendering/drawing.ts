import { join } from "node:path";
import { catalogue, finishOf, sizeOf } from "../catalogue.ts";
import { drawingSheet } from "../drawing/sheet.ts";
import { write } from "./cache.ts";
import { loadModels } from "./models.ts";
import { DEMO } from "./pictures.ts";

/** Writes `<ref>.svg`, front and side with measures, for the given products or for all. */
export async function draw(refs: readonly string[]): Promise<void> {
  const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const models = await loadModels(complain);
  let bytes = 0;
  let count = 0;
  for (const product of catalogue().values()) {
    const model = models.get(product.ref);
    const [variant] = product.variants;
    if (model === undefined || variant === undefined || (refs.length > 0 && !refs.includes(product.ref))) continue;
    try {
      const size = sizeOf(product, variant.size);
      const svg = drawingSheet(model.build(size, finishOf(product, variant)), size, product.ref);
      write(join(DEMO, "drawings", `${product.ref}.svg`), svg);
      bytes += svg.length;
      count += 1;
    } catch (error) {
      complain(`${product.ref}: ${String(error)}`);
    }
  }
  process.stdout.write(`${count} drawings, ${(bytes / 1024).toFixed(0)} KB\n`);
}
