import type { Product } from "@shop/core";

/** What the forwarding agent takes, gross. Source: specification 9, delivery notes. */
const FREIGHT_CENTS = 9000;

/** Gross cents of sending a product alone; undefined where the shop does not say what a parcel costs. */
export const postageOf = ({ postageCents, freight }: Pick<Product, "postageCents" | "freight">): number | undefined =>
  postageCents ?? (freight ? FREIGHT_CENTS : undefined);
