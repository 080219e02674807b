import { join } from "node:path";
import { catalogue, colorsOf } from "../catalogue.ts";
import { DEMO, readPictures } from "./pictures.ts";
import { contactSheet } from "./sheet.ts";

/** All catalogue pictures in their default colour on one sheet, to judge the range as a whole. */
export async function heroSheet(path: string): Promise<void> {
  const pictures = readPictures();
  const tiles = [...catalogue().values()]
    .toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
    .flatMap((product) => {
      const picture = pictures[`${product.ref}-hero-${colorsOf(product)[0]?.color ?? ""}`];
      return picture === undefined
        ? []
        : [{ path: join(DEMO, "pictures", `${picture.file}-320.avif`), label: `${product.ref} ${product.name}` }];
    });
  if (tiles.length === 0) throw new Error("Nothing is rendered yet: run the render command first.");
  await contactSheet(tiles, path, { columns: Math.min(12, tiles.length), edge: 320 });
  process.stdout.write(`${path}: ${tiles.length} products\n`);
}
