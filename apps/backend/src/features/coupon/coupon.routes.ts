import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { findOwnedCart, lockCart, noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { type Answer, answerWrite, Refusal } from "../../http/idempotency.ts";
import { idInput, readBody, readQuery } from "../../http/input.ts";
import { callerOf, countTry, forgiveTry, type Limit } from "../../http/rateLimit.ts";
import { localeInput } from "../../locale.ts";
import { readCartContent } from "../cart/cartContent.ts";
import { cartRow } from "../cart/cartRow.ts";
import { cartIdInput } from "../cart/cartInput.ts";
import { CART_NOT_FOUND } from "../cart/envelope.ts";
import { couponRow } from "./couponRow.ts";
import type { CouponReason } from "./couponReason.ts";
import { dropCoupons, enterCoupon } from "./enterCoupon.ts";
import type { GrantedCoupon } from "./grantCoupons.ts";

const MAX_CODE = 100;
const code = v.pipe(v.nullable(v.string(), ""), v.string(), v.trim(), v.maxLength(MAX_CODE));
/** Ignored: the cart determines the customer. */
const customerHint = v.nullish(v.union([v.string(), v.number()]));

const queryInput = v.object({ api_locale: localeInput });
const couponInput = v.strictObject({
  coupon_code: code,
  cart_id: cartIdInput,
  customer_id: customerHint,
  country_id: v.optional(idInput),
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
  cart: { name: "coupon cart", most: 10, seconds: 600 },
  caller: { name: "coupon caller", most: 30, seconds: 600 },
  callerByDay: { name: "coupon caller by day", most: 200, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

/** POST ExternalOrderApi/insertCoupon/ adds a code, or removes all with an empty one; GET …/coupon/ reads them. */
export function couponRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/insertCoupon", noStore);
  routes.use("/ExternalOrderApi/coupon", noStore);

  routes.post("/ExternalOrderApi/insertCoupon", async (c) => {
    const { api_locale: locale } = readQuery(c, queryInput);
    const { cart_id, coupon_code, remove_code, country_id: countryId } = await readBody(c, couponInput);
    const owned = await findOwnedCart(db, c, cart_id);
    if (owned === undefined) return c.json(CART_NOT_FOUND.body, CART_NOT_FOUND.status);
    const call = { locale, countryId, now: clock() };
    const tries =
      coupon_code === ""
        ? []
        : ([
            [LIMITS.cart, owned.id],
            [LIMITS.caller, callerOf(c)],
            [LIMITS.callerByDay, callerOf(c)],
          ] as const);
    for (const [limit, whose] of tries) await countTry(deps, limit, whose);
    let accepted = false;
    const answer = await answerWrite(c, db, `cart:${owned.id}`, async (trx) => {
      const { id, ordered } = await lockCart(trx, owned.id);
      if (ordered) throw new Refusal(CART_NOT_FOUND);
      if (coupon_code === "") await dropCoupons(trx, id, remove_code);
      const reason = coupon_code === "" ? undefined : await enterCoupon(trx, id, coupon_code, call);
      const cart = await readCartContent(trx, id, call);
      if (reason !== undefined) return refused(reason);
      accepted = true;
      const coupon = cart.coupons.find((held) => isCalled(held, coupon_code));
      return taken({ ...(coupon ? couponRow(coupon) : NO_COUPON), cart: cartRow(cart) });
    });
    // A valid code was not guessed: a household or office behind one IP address may redeem several.
    if (accepted) for (const [limit, whose] of tries) await forgiveTry(deps, limit, whose);
    return answer;
  });

  routes.get("/ExternalOrderApi/coupon", async (c) => {
    const { api_locale: locale, cart_id, coupon_code, country_id: countryId } = readQuery(c, fetchInput);
    const owned = await findOwnedCart(db, c, cart_id);
    if (owned === undefined || owned.ordered) return c.json(CART_NOT_FOUND.body, CART_NOT_FOUND.status);
    const { coupons } = await readCartContent(db, owned.id, { locale, countryId, now: clock() });
    // Searches only the cart's coupons, so that this route cannot be used to guess codes.
    const coupon = coupon_code === undefined ? coupons[0] : coupons.find((held) => isCalled(held, coupon_code));
    const { body, status } = coupon ? taken(couponRow(coupon)) : refused("unknown");
    return c.json(body, status);
  });

  return routes;
}

const isCalled = (coupon: GrantedCoupon, name: string): boolean => coupon.code.toUpperCase() === name.toUpperCase();

const NO_COUPON = { coupon_code: "", title: "", discount: 0, free_postage: false, reason: "" };

const taken = (data: unknown): Answer => ({ status: 200, body: { status_code: 200, status: "ok", data } });

const CODES: Readonly<Partial<Record<CouponReason, number>>> = { unknown: 404, login_required: 401 };

const refused = (reason: CouponReason): Answer => ({
  status: 200,
  body: {
    status_code: CODES[reason] ?? 409,
    status: "Coupon not accepted",
    data: null,
    error: "The coupon cannot be used",
    reason,
  },
});
