import * as v from "valibot";
import type { Complete } from "../platform/http/idempotency.ts";
import { idInput } from "../platform/http/input.ts";
import type { QuoteRequest } from "./cartContent.ts";
import { readCartResponse } from "./cartRow.ts";
import { okResponse } from "./envelope.ts";

const storedInput = v.object({
  status_code: v.literal(200),
  data: v.looseObject({ cartId: v.optional(idInput), cart: v.optional(v.object({ token: v.string() })) }),
});

/**
 * Adds the current cart to the response of a cart write; a rejection has none.
 *
 * @param cartId defaults to the id in the response
 */
export const completeCart =
  (call: QuoteRequest, cartId?: number): Complete =>
  async (trx, stored) => {
    const parsed = v.safeParse(storedInput, stored.body);
    if (!parsed.success) return stored;
    const { cart, ...data } = parsed.output.data;
    const row = await readCartResponse(trx, cartId ?? data.cartId ?? 0, call);
    return okResponse({ ...data, cart: { ...row, ...cart } });
  };
