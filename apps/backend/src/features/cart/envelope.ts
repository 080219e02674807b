import type { Answer } from "../../http/idempotency.ts";

/** Every cart call answers HTTP 200 with its own code inside. Source: specification 7, wire reference 2.2. */
const envelope = (status_code: number, status: string, data: unknown): Answer => ({
  status: 200,
  body: { status_code, status, data },
});

export const ok = (data: unknown): Answer => envelope(200, "ok", data);

/** One answer for carts that are unknown, foreign, ordered or not named at all: it must not tell which. */
export const CART_NOT_FOUND: Answer = envelope(404, "Cart not found", null);

export const PRODUCT_NOT_FOUND: Answer = envelope(404, "Product not found", null);

export const LINE_NOT_FOUND: Answer = envelope(404, "Cart item not found", null);

/** It holds {@link MAX_LINES} different things. */
export const CART_FULL: Answer = envelope(409, "Cart is full", null);

/** There is none of that id with this article. */
export const CENTER_NOT_FOUND: Answer = envelope(404, "Fulfilment center not found", null);

/** `quantity` is what the line keeps. */
export const notEnoughStock = (line: { stock: number; quantity: number }): Answer =>
  envelope(409, "Not enough stock", { stock: line.stock, quantity: line.quantity });
