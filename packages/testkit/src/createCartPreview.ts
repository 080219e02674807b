import type { CartPreview } from "../../core/src/cart/cartState.js";

/** Amounts are gross, in cents. */
export const createCartPreview = (more: Partial<CartPreview> = {}): CartPreview => ({
  title: "",
  ref: "",
  url: "",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  unitCents: 1000,
  compareAtCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 99,
  freight: false,
  ...more,
});
