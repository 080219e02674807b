import type { WriteResponse } from "../platform/http/idempotency.ts";

/** Every cart call responds with HTTP 200 and its own code in the body. Source: specification 7, wire reference 2.2. */
const buildEnvelope = (status_code: number, status: string, data: unknown): WriteResponse => ({
  status: 200,
  body: { status_code, status, data },
});

export const okResponse = (data: unknown): WriteResponse => buildEnvelope(200, "ok", data);

/** Identical for unknown, foreign, ordered and missing carts, so that it does not reveal which. */
export const CART_NOT_FOUND: WriteResponse = buildEnvelope(404, "Cart not found", null);

export const PRODUCT_NOT_FOUND: WriteResponse = buildEnvelope(404, "Product not found", null);

export const LINE_NOT_FOUND: WriteResponse = buildEnvelope(404, "Cart item not found", null);

/** The cart holds {@link MAX_LINES} lines. */
export const CART_FULL: WriteResponse = buildEnvelope(409, "Cart is full", null);

/** No center with this id has the variant in stock. */
export const CENTER_NOT_FOUND: WriteResponse = buildEnvelope(404, "Fulfilment center not found", null);

/** `quantity` is the unchanged quantity of the line. */
export const notEnoughStockResponse = (line: { stock: number; quantity: number }): WriteResponse =>
  buildEnvelope(409, "Not enough stock", { stock: line.stock, quantity: line.quantity });
