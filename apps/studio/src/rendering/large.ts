import { existsSync, mkdirSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { catalogue, type Product } from "../catalogue.ts";
import { Blender } from "./blender.ts";
import { CACHE } from "./cache.ts";
import { loadModels } from "./models.ts";
import { encodeLarge, LARGE, largePath, looksLike, readPictures, writePictures } from "./pictures.ts";
import { SAMPLES } from "./render.ts";
import { prepare } from "./studio.ts";
import { allWork, nameOf, viewOf } from "./work.ts";

/** Adds a larger file to catalogue pictures, for the magnified view: of the given products, or of all, best sold first. */
export async function renderLarge(refs: readonly string[]): Promise<void> {
  setPriority(19);
  const models = await loadModels(complain);
  const products = catalogue();
  const chosen = refs.length > 0 ? refs.flatMap((ref) => products.get(ref) ?? []) : bestSoldFirst(products.values());
  const blender = new Blender();
  mkdirSync(join(CACHE, "pictures"), { recursive: true });
  for (const item of chosen.flatMap((product) => allWork([product], models, ["hero"], () => false))) {
    const name = nameOf(item);
    const prepared = await prepare(item.product, item.model, item.variant);
    const picture = readPictures()[name];
    if (picture === undefined || (picture.width === LARGE && existsSync(largePath(picture.file)))) continue;
    const out = join(CACHE, "pictures", `${name}-${LARGE}.png`);
    const { glb, surfaces, stand } = prepared;
    const { processor } = await blender.render({
      glb,
      surfaces,
      stand,
      out,
      view: viewOf(item),
      pixels: LARGE,
      samples: SAMPLES,
    });
    if (!(await looksLike(out, picture))) {
      complain(`${name} has changed: render it first`);
      continue;
    }
    const bytes = await encodeLarge(out, picture.file);
    rmSync(out);
    writePictures({ ...readPictures(), [name]: { ...picture, width: LARGE, height: LARGE } });
    process.stdout.write(`${name}  ${processor} s of processor, ${(bytes / 1024).toFixed(1)} KB\n`);
  }
  blender.close();
}

const bestSoldFirst = (products: Iterable<Product>): Product[] =>
  [...products].toSorted((a, b) => b.sold - a.sold || (a.ref < b.ref ? -1 : 1));

const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
