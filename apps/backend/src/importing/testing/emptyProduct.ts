import type { CatalogueProduct, CatalogueVariant } from "../catalogue.ts";

export const emptyVariant: CatalogueVariant = {
  ref: "",
  isDefault: true,
  stock: 1,
  stockSource: "counted",
  net: "1",
  promoNet: undefined,
  choices: [],
};

/** Product of a catalogue with what every product needs, to spread into those of a test. */
export const emptyProduct: CatalogueProduct = {
  ref: "",
  brand: undefined,
  categories: [],
  visible: true,
  freight: false,
  weightKg: "1",
  quantityStep: 1,
  sold: 0,
  createdOn: undefined,
  deliveryDays: [1, 2],
  text: {},
  slugs: {},
  features: [],
  pictures: undefined,
  variants: [],
};
