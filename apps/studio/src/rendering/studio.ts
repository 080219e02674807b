import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Object3D } from "three";
import { finishOf, type Product, sizeOf, type Variant } from "../catalogue.ts";
import type { ProductModel } from "../recipe.ts";
import type { Job } from "./blender.ts";
import { CACHE, hash, write } from "./cache.ts";
import { type Batch, flatten } from "./flatten.ts";
import { documentOf, io } from "./glb.ts";
import { textureFiles } from "./textures.ts";

/** A model as the renderer wants it, on disk. */
export interface Prepared {
  glb: string;
  surfaces: Job["surfaces"];
  stand: Job["stand"];
  /** a furnished room in place of the studio */
  set?: Job["set"];
  /** of the geometry */
  hash: string;
  batches: readonly Batch[];
}

/** Builds one variant of a product and writes what Blender needs of it. */
export async function prepare(product: Product, model: ProductModel, variant: Variant): Promise<Prepared> {
  const built = model.build(sizeOf(product, variant.size), finishOf(product, variant));
  return { ...(await prepareModel(product.ref, built)), stand: model.stand ?? "floor" };
}

export async function prepareModel(name: string, model: Object3D): Promise<Omit<Prepared, "stand">> {
  const batches = flatten(model);
  const bytes = await io().writeBinary(documentOf(batches));
  const looks = hash(bytes);
  const glb = join(CACHE, "models", `${name}-${looks}.glb`);
  if (!existsSync(glb)) write(glb, bytes);
  const surfaces: Job["surfaces"] = {};
  for (const { surface } of batches) {
    surfaces[surface.name] =
      surface.texture === undefined ? surface : { ...surface, files: await textureFiles(surface.texture) };
  }
  return { glb, batches, surfaces, hash: looks };
}
