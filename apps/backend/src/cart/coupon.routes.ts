import { Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { findOwnedCart, lockCart, noStore } from "../platform/http/cartToken.ts";
import type { Tables } from "../platform/db/tables.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { type WriteResponse, respondToWrite, WriteRejection } from "../platform/http/idempotency.ts";
import { idInput, readBody, readQuery } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, refundAttempt, type RateLimit } from "../platform/http/rateLimit.ts";
import { localeInput } from "../locale.ts";
import { readCartContent } from "./cartContent.ts";
import { completeCart } from "./completeCart.ts";
import { cartIdInput } from "./cartInput.ts";
import { CART_NOT_FOUND, okResponse } from "./envelope.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { toCouponRow } from "../pricing/coupon/toCouponRow.ts";
import { removeCoupons, addCoupon, type CouponRefusal } from "./addCoupon.ts";
import type { AppliedCoupon } from "../pricing/coupon/applyCoupons.ts";

const MAX_CODE_LENGTH = 100;
const code = v.pipe(v.nullable(v.string(), ""), v.string(), v.trim(), v.maxLength(MAX_CODE_LENGTH));
/** Ignored: the cart determines the customer. */
const customerHint = v.nullish(v.union([v.string(), v.number()]));

const queryInput = v.object({ api_locale: localeInput });
const couponInput = v.strictObject({
  coupon_code: code,
  cart_id: cartIdInput,
  customer_id: customerHint,
  country_id: v.optional(idInput),
  /** Rejects a code that would replace others and raise the total. */
  keep_better: v.optional(v.boolean()),
  /** Shipping method of these totals. */
  delivery_module_id: v.optional(idInput),
  /** Removes only this coupon; requires an empty `coupon_code`. */
  remove_code: v.optional(code),
});
const fetchInput = v.object({
  api_locale: localeInput,
  cart_id: idInput,
  coupon_code: v.optional(code),
  country_id: v.optional(idInput),
});

/** Allow a few typing mistakes, but stop code guessing, also with new carts or at a slow rate. */
const LIMITS = {
  cart: { name: "coupon cart", maxAttempts: 10, windowSeconds: 600 },
  caller: { name: "coupon caller", maxAttempts: 30, windowSeconds: 600 },
  callerByDay: { name: "coupon caller by day", maxAttempts: 200, windowSeconds: 86_400 },
} as const satisfies Record<string, RateLimit>;

/** POST ExternalOrderApi/insertCoupon/ adds a code, or removes all with an empty one; GET …/coupon/ reads them. */
export function couponRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/insertCoupon", noStore);
  routes.use("/ExternalOrderApi/coupon", noStore);

  routes.post("/ExternalOrderApi/insertCoupon", async (c) => {
    const { api_locale: locale } = readQuery(c, queryInput);
    const { cart_id, coupon_code, remove_code, country_id: countryId, ...options } = await readBody(c, couponInput);
    const owned = await findOwnedCart(db, c, cart_id);
    if (owned === undefined) return c.json(CART_NOT_FOUND.body, CART_NOT_FOUND.status);
    const call = { locale, countryId, now: clock() };
    const attempts =
      coupon_code === ""
        ? []
        : ([
            [LIMITS.cart, owned.id],
            [LIMITS.caller, clientKey(c)],
            [LIMITS.callerByDay, clientKey(c)],
          ] as const);
    for (const [limit, key] of attempts) await enforceRateLimit(deps, limit, key);
    let accepted = false;
    const writeCoupon = async (trx: Transaction<Tables>): Promise<WriteResponse> => {
      const { id, ordered } = await lockCart(trx, owned.id);
      if (ordered) throw new WriteRejection(CART_NOT_FOUND);
      if (coupon_code === "") await removeCoupons(trx, id, remove_code);
      const { keep_better: keepBetter, delivery_module_id: shippingMethodId } = options;
      const refusal =
        coupon_code === ""
          ? undefined
          : await addCoupon(trx, id, coupon_code, { ...call, keepBetter, shippingMethodId });
      accepted = refusal === undefined || refusal.reason === "worse_than_current";
      if (refusal !== undefined) return rejectedResponse(refusal);
      const { coupons } = await readCartContent(trx, id, call);
      const coupon = coupons.find((held) => hasCode(held, coupon_code));
      return okResponse(coupon ? toCouponRow(coupon) : NO_COUPON);
    };
    const response = await respondToWrite(c, deps, `cart:${owned.id}`, writeCoupon, completeCart(call, owned.id));
    // A valid code was not guessed: a household or office behind one IP address may redeem several.
    if (accepted) for (const [limit, whose] of attempts) await refundAttempt(deps, limit, whose);
    return response;
  });

  routes.get("/ExternalOrderApi/coupon", async (c) => {
    const { api_locale: locale, cart_id, coupon_code, country_id: countryId } = readQuery(c, fetchInput);
    const owned = await findOwnedCart(db, c, cart_id);
    if (owned === undefined || owned.ordered) return c.json(CART_NOT_FOUND.body, CART_NOT_FOUND.status);
    const { coupons } = await readCartContent(db, owned.id, { locale, countryId, now: clock() });
    // Searches only the cart's coupons, so that this route cannot be used to guess codes.
    const coupon = coupon_code === undefined ? coupons[0] : coupons.find((held) => hasCode(held, coupon_code));
    const { body, status } = coupon ? okResponse(toCouponRow(coupon)) : rejectedResponse({ reason: "unknown" });
    return c.json(body, status);
  });

  return routes;
}

const hasCode = (coupon: AppliedCoupon, name: string): boolean => coupon.code.toUpperCase() === name.toUpperCase();

const NO_COUPON = { coupon_code: "", title: "", discount: 0, free_postage: false, reason: "" };

const STATUS_CODES: Readonly<Partial<Record<CouponRefusal["reason"], number>>> = { unknown: 404, login_required: 401 };

const rejectedResponse = (refusal: CouponRefusal): WriteResponse => ({
  status: 200,
  body: {
    status_code: STATUS_CODES[refusal.reason] ?? 409,
    status: "Coupon not accepted",
    data: null,
    error: "The coupon cannot be used",
    reason: refusal.reason,
    ...("totalCents" in refusal && {
      total: centsToUnits(refusal.totalCents),
      current_total: centsToUnits(refusal.currentTotalCents),
    }),
  },
});
