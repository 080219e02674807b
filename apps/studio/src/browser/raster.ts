import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue, colorsOf, sizeOf, type Variant } from "../catalogue.ts";
import type { ProductModel } from "../recipe.ts";
import type { Product } from "../catalogue.ts";
import { finishOf } from "../catalogue.ts";
import { flatten } from "../rendering/flatten.ts";
import { documentOf, io, type TexturePictures } from "../rendering/glb.ts";
import { loadModels } from "../rendering/models.ts";
import { textureFiles } from "../rendering/textures.ts";
import { lookAt } from "../rendering/views.ts";
import { RasterStudio } from "./browser.ts";

export interface RasterOptions {
  pixels: number;
  lights: number;
}

/** The catalogue picture as a browser draws it: no Blender needed, a little flatter. */
export async function rasterPicture(
  studio: RasterStudio,
  product: Product,
  model: ProductModel,
  variant: Variant,
  options: RasterOptions,
): Promise<Buffer> {
  const size = sizeOf(product, variant.size);
  const batches = flatten(model.build(size, finishOf(product, variant)));
  const files = new Map<string, ReturnType<TexturePictures>>();
  for (const { surface } of batches) {
    if (surface.texture === undefined) continue;
    const { color, normal } = await textureFiles(surface.texture);
    files.set(JSON.stringify(surface.texture), {
      color: readFileSync(color),
      normal: normal === undefined ? undefined : readFileSync(normal),
      mimeType: "image/png",
    });
  }
  const glb = await io().writeBinary(documentOf(batches, (texture) => files.get(JSON.stringify(texture))!));
  return studio.shoot(glb, { ...options, view: lookAt("hero", model, size), stand: model.stand ?? "floor" });
}

/** `preview --raster`. */
export async function rasterPreview(
  refs: readonly string[],
  { color, pixels, out }: { color?: string | undefined; pixels: number; out: string },
): Promise<void> {
  const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const models = await loadModels(complain);
  const products = catalogue();
  const studio = await RasterStudio.open();
  mkdirSync(out, { recursive: true });
  for (const ref of refs) {
    const [product, model] = [products.get(ref), models.get(ref)];
    const variants = product === undefined ? [] : colorsOf(product);
    const variant = variants.find((known) => known.color === color) ?? variants[0];
    if (product === undefined || model === undefined || variant === undefined) {
      complain(`${ref}: no model or not in the catalogue`);
      continue;
    }
    const path = join(out, `${ref}-${variant.color}-raster.png`);
    writeFileSync(path, await rasterPicture(studio, product, model, variant, { pixels, lights: 96 }));
    process.stdout.write(`${path}\n`);
  }
  await studio.close();
}
