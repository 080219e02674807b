import type { Product } from "@shop/core";

/** Price of the forwarding agent, gross. Source: specification 9, delivery notes. */
const FREIGHT_CENTS = 9000;

/** Gross shipping cents of a single product; undefined if the backend does not report the price of a parcel. */
export const getShippingCents = ({
  shippingCents,
  freight,
}: Pick<Product, "shippingCents" | "freight">): number | undefined =>
  shippingCents ?? (freight ? FREIGHT_CENTS : undefined);
