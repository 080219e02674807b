import type { InferOutput } from "valibot";
import type { CatalogueCoupon } from "../catalogue.ts";
import { centsOf } from "../decimals.ts";
import type { couponsFile } from "../demoSchemas.ts";
import { plainTexts } from "../text/cleanText.ts";

/** Maps coupons.json: amounts in euro; products, categories and shipping methods by code. */
export const demoCoupons = (coupons: InferOutput<typeof couponsFile>): CatalogueCoupon[] =>
  coupons.map((coupon) => ({
    code: coupon.code,
    startsOn: coupon.starts_on,
    endsOn: coupon.ends_on,
    amountCents: coupon.amount === undefined ? undefined : centsOf(coupon.amount),
    percent: coupon.percent?.toString(),
    freePostage: coupon.free_postage,
    deliveryMethods: coupon.delivery,
    categories: coupon.categories,
    products: coupon.products,
    onPromotions: coupon.on_promotions,
    minGoodsCents: centsOf(coupon.min_goods),
    cumulative: coupon.cumulative,
    maxUses: coupon.max_uses,
    used: coupon.used,
    usesPerCustomer: coupon.uses_per_customer,
    text: plainTexts(coupon.text),
  }));
