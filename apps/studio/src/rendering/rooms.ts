import { mkdirSync } from "node:fs";
import { Group } from "three";
import { catalogue, finishOf, isColor, type Product, sizeOf, type Variant } from "../catalogue.ts";
import type { ProductModel } from "../recipe.ts";
import type { Setting } from "../scenes/scene.ts";
import { seenFrom } from "../scenes/seenFrom.ts";
import { Blender } from "./blender.ts";
import { loadModels } from "./models.ts";
import { discard, encode, type Picture, readPictures, writePictures } from "./pictures.ts";
import { type Prepared, prepareModel } from "./studio.ts";

/** What pictures of products in a room measure. */
export const ROOM = { pixels: 960, height: 720, samples: 16 } as const;

/** The rooms that products are shown in. */
export interface Rooms {
  has: (product: Product, variant: Variant, model: ProductModel) => boolean;
  prepare: (product: Product, variant: Variant, model: ProductModel) => Promise<Prepared>;
}

/** While the scenes do not load there are no rooms, and everything else goes on. */
export async function loadRooms(report: (problem: string) => void): Promise<Rooms> {
  const scenes = await import("../scenes/setting.ts").catch((error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  const setting = (product: Product, variant: Variant, { stand }: ProductModel): Setting | undefined =>
    scenes?.settingFor(product.ref, product.categories, sizeOf(product, variant.size), stand);
  return {
    has: (product, variant, { stand }) =>
      scenes?.hasSetting(product.categories, sizeOf(product, variant.size), stand) ?? false,
    prepare: async (product, variant, model) => {
      const found = setting(product, variant, model);
      if (found === undefined) throw new Error("There is no room for it");
      const { scene, at, turnY, ...set } = found;
      const placed = new Group();
      placed.add(model.build(sizeOf(product, variant.size), finishOf(product, variant)));
      placed.position.set(...at);
      placed.rotation.y = turnY;
      const whole = new Group();
      whole.add(scene, placed);
      return { ...(await prepareModel(`room-${product.ref}`, whole)), stand: "floor", set };
    },
  };
}

/** Rooms of pages are wider than those of galleries. */
const PAGE_WIDTHS = [640, 960, 1280] as const;

/** Renders furnished rooms of 16:9 (for the home page and the like) as PNG files into a folder, or for the shop. */
export async function renderRooms(
  names: readonly string[],
  { pixels, samples, out, shop }: { pixels: number; samples: number; out: string; shop: boolean },
): Promise<void> {
  const { ROOMS } = await import("../scenes/rooms.ts");
  const { ARRANGED_ROOMS } = await import("../scenes/arranged/rooms.ts");
  const models = await loadModels((problem) => void process.stderr.write(`${problem}\n`));
  const products = catalogue();
  const shown = new Map<string, { color: string; size: number }>();
  const piece: Parameters<(typeof ROOMS)["living"]>[0] = (ref, color, size) => {
    const [product, model] = [products.get(ref), models.get(ref)];
    if (product === undefined || model === undefined || !isColor(color)) throw new Error(`${ref} has no model`);
    const variant = { color, ...(size === undefined ? {} : { size }) };
    const built = sizeOf(product, size);
    shown.set(ref, { color, size: Math.max(built.width, built.height) });
    return model.build(built, finishOf(product, variant));
  };
  mkdirSync(out, { recursive: true });
  const blender = new Blender();
  const rooms: Readonly<Record<string, (typeof ROOMS)["living"]>> = { ...ROOMS, ...ARRANGED_ROOMS };
  for (const name of names.length > 0 ? names : Object.keys(rooms)) {
    const furnish = rooms[name];
    if (furnish === undefined) throw new Error(`There is no room ${name}`);
    shown.clear();
    const { scene, ...set } = furnish(piece);
    const { glb, surfaces, hash } = await prepareModel(`scene-${name}`, scene);
    const path = `${out}/scene-${name}.png`;
    const { processor } = await blender.render({
      glb,
      surfaces,
      set,
      stand: "floor",
      view: { azimuth: 0, elevation: 0 },
      pixels,
      height: Math.round((pixels * 9) / 16),
      samples,
      out: path,
    });
    if (shop)
      await hang(`room-${name}`, hash, path, seenFrom(shown, Math.min(set.camera.position[2], 6.3)), name in ROOMS);
    process.stdout.write(`${path}  ${processor} s of processor\n`);
  }
  blender.close();
}

/** Puts a rendered room among the shop's pictures, in place of the one before. */
async function hang(
  name: string,
  hash: string,
  png: string,
  products: NonNullable<Picture["products"]>,
  isForPage: boolean,
): Promise<void> {
  const { picture } = await encode(png, `${name}.${hash.slice(0, 8)}`, isForPage ? PAGE_WIDTHS : undefined);
  const pictures = readPictures();
  const before = pictures[name];
  if (before !== undefined && before.file !== picture.file) discard(before);
  pictures[name] = { ...picture, view: "room", products };
  writePictures(pictures);
}
