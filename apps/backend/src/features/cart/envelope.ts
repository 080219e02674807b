import type { Answer } from "../../http/idempotency.ts";

/** Every cart call responds with HTTP 200 and its own code in the body. Source: specification 7, wire reference 2.2. */
const envelope = (status_code: number, status: string, data: unknown): Answer => ({
  status: 200,
  body: { status_code, status, data },
});

export const ok = (data: unknown): Answer => envelope(200, "ok", data);

/** Identical for unknown, foreign, ordered and missing carts, so that it does not reveal which. */
export const CART_NOT_FOUND: Answer = envelope(404, "Cart not found", null);

export const PRODUCT_NOT_FOUND: Answer = envelope(404, "Product not found", null);

export const LINE_NOT_FOUND: Answer = envelope(404, "Cart item not found", null);

/** The cart holds {@link MAX_LINES} lines. */
export const CART_FULL: Answer = envelope(409, "Cart is full", null);

/** No center with this id has the variant in stock. */
export const CENTER_NOT_FOUND: Answer = envelope(404, "Fulfilment center not found", null);

/** `quantity` is the unchanged quantity of the line. */
export const notEnoughStock = (line: { stock: number; quantity: number }): Answer =>
  envelope(409, "Not enough stock", { stock: line.stock, quantity: line.quantity });
