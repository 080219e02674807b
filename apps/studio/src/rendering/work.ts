import { colorsOf, type Product, sizeOf, type Variant } from "../catalogue.ts";
import type { ProductModel } from "../recipe.ts";
import type { Job } from "./blender.ts";
import { lookAt, VIEWS, type ViewName } from "./views.ts";

/** One picture that the shop needs. */
export interface Work {
  product: Product;
  model: ProductModel;
  variant: Variant;
  view: ViewName | "room";
}

/** In which order pictures are made: what a shopper sees first comes first. */
export const ORDER = ["hero", "color", "second", "room", "detail"] as const;
export type Step = (typeof ORDER)[number];

/** All pictures of the products that have a model, in the given order. Products without a model are left out. */
export function allWork(
  products: Iterable<Product>,
  models: ReadonlyMap<string, ProductModel>,
  steps: readonly Step[],
  hasRoom: (product: Product, variant: Variant, model: ProductModel) => boolean,
): Work[] {
  const modelled = [...products].flatMap((product) => {
    const model = models.get(product.ref);
    return model === undefined ? [] : [{ product, model, colors: colorsOf(product) }];
  });
  return steps.flatMap((step) =>
    modelled.flatMap(({ product, model, colors }): Work[] => {
      const [usual, ...others] = colors;
      if (usual === undefined) return [];
      if (step === "color") return others.map((variant) => ({ product, model, variant, view: "hero" }));
      if (step === "room")
        return hasRoom(product, usual, model) ? [{ product, model, variant: usual, view: "room" }] : [];
      // Where there are several colours to look at, they say more than a closer look at one of them.
      if (step === "detail" && others.length > 0) return [];
      return [{ product, model, variant: usual, view: step }];
    }),
  );
}

/** `LH-1001-second-forest`: the name of a picture, without what it looks like at the moment. */
export const nameOf = ({ product, variant, view }: Work): string => `${product.ref}-${view}-${variant.color}`;

export function viewOf({ product, model, variant, view }: Work): Job["view"] {
  return lookAt(VIEWS.find((known) => known === view) ?? "hero", model, sizeOf(product, variant.size));
}
