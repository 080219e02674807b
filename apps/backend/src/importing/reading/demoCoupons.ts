import type { InferOutput } from "valibot";
import type { CatalogueCoupon } from "../catalogue.ts";
import { eurosToCents } from "../decimals.ts";
import type { couponsFile } from "@shop/demo/schemas";
import { plainTexts } from "../text/cleanText.ts";

/** Maps coupons.json: amounts in euro; products, categories and shipping methods by code. */
export const demoCoupons = (coupons: InferOutput<typeof couponsFile>): CatalogueCoupon[] =>
  coupons.map((coupon) => ({
    code: coupon.code,
    startsOn: coupon.starts_on,
    endsOn: coupon.ends_on,
    amountCents: coupon.amount === undefined ? undefined : eurosToCents(coupon.amount),
    percent: coupon.percent?.toString(),
    freeShipping: coupon.free_postage,
    shippingMethods: coupon.delivery,
    categories: coupon.categories,
    products: coupon.products,
    appliesToPromotions: coupon.on_promotions,
    minSubtotalCents: eurosToCents(coupon.min_goods),
    cumulative: coupon.cumulative,
    maxUses: coupon.max_uses,
    used: coupon.used,
    usesPerCustomer: coupon.uses_per_customer,
    text: plainTexts(coupon.text),
  }));
