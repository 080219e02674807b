import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Maybe, MaybeNumeric, Numeric, Texts, Timestamp } from "./columns.ts";
import type { Address, VatShare } from "./values.ts";

type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What is bought: carts, coupons, orders. */
export interface TradeTables {
  cart: {
    id: Generated<number>;
    token_hash: Buffer;
    customer_id: number | null;
    updated_at: Timestamp;
    ordered_at: Maybe<Date>;
  };
  cart_item: {
    id: Generated<number>;
    cart_id: number;
    /** null: the article is gone, {@link gone_text} has its title */
    sale_element_id: number | null;
    /** set by a trigger */
    gone_text: Maybe<Texts>;
    quantity: number;
    unit_net: Numeric;
    created_at: Timestamp;
    fulfilment_center_id: Maybe<number>;
  };
  coupon: {
    id: Generated<number>;
    code: string;
    enabled: Generated<boolean>;
    starts_at: MaybeTime;
    ends_at: MaybeTime;
    amount_cents: Maybe<number>;
    percent: MaybeNumeric;
    free_postage: Generated<boolean>;
    postage_countries: Generated<number[]>;
    postage_methods: Generated<number[]>;
    category_ids: Generated<number[]>;
    product_ids: Generated<number[]>;
    on_promotions: Generated<boolean>;
    min_goods_cents: Generated<number>;
    cumulative: Generated<boolean>;
    max_uses: Maybe<number>;
    used: Generated<number>;
    uses_per_customer: Maybe<number>;
    text: Texts;
  };
  cart_coupon: { cart_id: number; coupon_id: number; place: GeneratedAlways<number> };
  order_coupon: {
    order_id: number;
    coupon_id: number | null;
    code: string;
    title: string;
    discount_cents: number;
    free_postage: boolean;
    returned_at: Maybe<Date>;
  };
  orders: {
    id: Generated<number>;
    ref: GeneratedAlways<string>;
    cart_id: number;
    customer_id: number;
    status: Generated<string>;
    locale: string;
    country_id: number;
    delivery_method_id: number;
    payment_method_id: number;
    delivery_address: Json<Address>;
    invoice_address: Json<Address>;
    message: Generated<string>;
    goods_cents: number;
    discount_cents: Generated<number>;
    postage_cents: number;
    fee_cents: Generated<number>;
    total_cents: number;
    vat: Json<VatShare[]>;
    /** of the buyer, as it was when ordered */
    vat_number: Generated<string>;
    /** by the register; null: by nobody */
    vat_confirmed_at: Maybe<Date>;
    /** an exempt supply to a company of another member state (decision D10) */
    untaxed: Generated<boolean>;
    placed_at: Timestamp;
    link_hash: Maybe<Buffer>;
    link_expires_at: Maybe<Date>;
    canceled_at: Maybe<Date>;
    /** said by the reminder of an order paid in advance: afterwards it is given up */
    pay_until: Maybe<Date>;
    complete_delivery: Generated<boolean>;
    /** numbers to follow its parcels by */
    parcels: Generated<string[]>;
    /** working days of its slowest piece, as agreed; 0 and 0: not told */
    delivery_days_min: Generated<number>;
    delivery_days_max: Generated<number>;
  };
  order_line: {
    id: Generated<number>;
    order_id: number;
    product_id: number;
    sale_element_id: number;
    product_ref: string;
    sale_element_ref: string;
    title: string;
    attributes: Json<{ title: string; value: string }[]>;
    picture: string | null;
    quantity: number;
    unit_net: Numeric;
    vat_percent: Numeric;
    unit_cents: number;
    fulfilment_center_id: Maybe<number>;
    discount_cents: Generated<number>;
    center_quantity: Generated<number>;
  };
}
