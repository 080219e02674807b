import type { EuroCents } from "../money/cents.js";

/** Shipping method of a cart. */
export interface ShippingMethod {
  id: number;
  position: number;
  code: string;
  title: string;
  description: string;
  freight: boolean;
  /** Gross cents; undefined when not reported: fetch it with the shipping cost call. */
  shippingCents: EuroCents | undefined;
}
