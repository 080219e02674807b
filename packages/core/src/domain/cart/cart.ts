import type { Picture } from "../catalogue/product.js";
import type { CartLine } from "./cartLines.js";

/** A line as the shop answers it: everything a cart page shows. Amounts are gross cents. */
export interface ShopCartLine extends CartLine {
  productId: number;
  regularCents: number | undefined;
  vatPercent: number;
  step: number;
  stock: number;
  undeliverable: boolean;
  freight: boolean;
  ref: string;
  title: string;
  url: string;
  brand: string;
  picture: Picture | undefined;
  color: string;
  size: string;
  categoryIds: readonly number[];
}

/** The cart as the backend last confirmed it. */
export interface Cart {
  id: number;
  currency: string;
  lines: readonly ShopCartLine[];
  discountCents: number;
  /** the cart's secret; only in the answer that made the cart (decision D4) */
  token: string | undefined;
}
