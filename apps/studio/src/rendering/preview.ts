import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { catalogue, colorsOf, isColor, type Product, sizeOf, type Variant } from "../catalogue.ts";
import { Blender } from "./blender.ts";
import { loadModels } from "./models.ts";
import { contactSheet } from "./sheet.ts";
import { loadRooms, ROOM } from "./rooms.ts";
import { prepare } from "./studio.ts";
import { lookAt, VIEWS, type ViewName } from "./views.ts";

export interface PreviewOptions {
  color?: string | undefined;
  size?: string | undefined;
  view: string;
  sheet: boolean;
  samples: number;
  pixels: number;
  out: string;
}

/** Small pictures of the given products, for the eye of whoever shapes them. */
export async function preview(refs: readonly string[], options: PreviewOptions): Promise<void> {
  const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const models = await loadModels(complain);
  const products = catalogue();
  const rooms = await loadRooms(complain);
  const blender = new Blender();
  mkdirSync(options.out, { recursive: true });
  const done: { path: string; label: string }[] = [];
  for (const ref of refs) {
    const model = models.get(ref);
    const product = products.get(ref);
    if (model === undefined || product === undefined) {
      complain(`${ref}: ${model === undefined ? "no model in src/models" : "not in the catalogue"}`);
      continue;
    }
    const variant = wanted(product, options);
    const path = join(options.out, `${ref}-${variant.color}${options.view === "hero" ? "" : `-${options.view}`}.png`);
    try {
      const inRoom = options.view === "room";
      const { batches, glb, surfaces, stand, set } = await (inRoom
        ? rooms.prepare(product, variant, model)
        : prepare(product, model, variant));
      const triangles = batches.reduce((sum, { indices }) => sum + indices.length / 3, 0);
      const { samples, pixels } = options;
      const { seconds, processor } = await blender.render({
        glb,
        surfaces,
        stand,
        samples,
        pixels,
        out: path,
        view: lookAt(viewName(options.view), model, sizeOf(product, variant.size)),
        ...(set === undefined ? {} : { set, height: Math.round((pixels * ROOM.height) / ROOM.pixels) }),
      });
      process.stdout.write(`${path}  ${triangles} triangles, ${seconds} s (${processor} s of processor)\n`);
      done.push({ path, label: `${ref} ${variant.color}` });
    } catch (error) {
      complain(`${ref}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  blender.close();
  if (options.sheet && done.length > 0) {
    const path = join(options.out, "sheet.png");
    await contactSheet(done, path, { columns: Math.min(4, done.length), edge: Math.min(400, options.pixels) });
    process.stdout.write(`${path}\n`);
  }
}

function wanted(product: Product, { color, size }: PreviewOptions): Variant {
  const usual =
    (isColor(color) ? product.variants.find((variant) => variant.color === color) : undefined) ?? colorsOf(product)[0];
  return {
    color: isColor(color) ? color : (usual?.color ?? "white"),
    ...((size ?? usual?.size) ? { size: size ?? usual!.size! } : {}),
  };
}

const viewName = (name: string): ViewName => VIEWS.find((known) => known === name) ?? "hero";
