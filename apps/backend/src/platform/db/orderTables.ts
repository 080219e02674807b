import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Nullable, NullableNumeric, Numeric, TranslationsColumn, Timestamp } from "./columns.ts";
import type { Address, VatShare } from "./values.ts";

type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface OrderTables {
  cart: {
    id: Generated<number>;
    token_hash: Buffer;
    customer_id: number | null;
    /** Storefront the cart was created in: "de_AT". */
    locale: Nullable<string>;
    updated_at: Timestamp;
    ordered_at: Nullable<Date>;
  };
  cart_item: {
    id: Generated<number>;
    cart_id: number;
    /** Null when the variant was deleted; {@link gone_text} then holds its title. */
    sale_element_id: number | null;
    /** Set by a database trigger. */
    gone_text: Nullable<TranslationsColumn>;
    quantity: number;
    unit_net: Numeric;
    created_at: Timestamp;
    fulfilment_center_id: Nullable<number>;
  };
  coupon: {
    id: Generated<number>;
    code: string;
    enabled: Generated<boolean>;
    starts_at: NullableTime;
    ends_at: NullableTime;
    amount_cents: Nullable<number>;
    percent: NullableNumeric;
    free_postage: Generated<boolean>;
    postage_countries: Generated<number[]>;
    postage_methods: Generated<number[]>;
    category_ids: Generated<number[]>;
    product_ids: Generated<number[]>;
    on_promotions: Generated<boolean>;
    min_goods_cents: Generated<number>;
    cumulative: Generated<boolean>;
    max_uses: Nullable<number>;
    used: Generated<number>;
    uses_per_customer: Nullable<number>;
    text: TranslationsColumn;
  };
  cart_coupon: { cart_id: number; coupon_id: number; place: GeneratedAlways<number> };
  order_coupon: {
    order_id: number;
    coupon_id: number | null;
    code: string;
    title: string;
    discount_cents: number;
    free_postage: boolean;
    returned_at: Nullable<Date>;
  };
  orders: {
    id: Generated<number>;
    ref: GeneratedAlways<string>;
    cart_id: number;
    customer_id: number;
    /** As placed, set by a database trigger; null until the backfill of old orders. */
    email: Nullable<string>;
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
    /** ISO 4217, of all amounts. */
    currency_code: Generated<string>;
    vat: Json<VatShare[]>;
    vat_number: Generated<string>;
    /** Time of validation by VIES; null without one. */
    vat_confirmed_at: Nullable<Date>;
    /** Exempt intra-Community supply to a company. Decision 0062. */
    untaxed: Generated<boolean>;
    placed_at: Timestamp;
    /** By the clock of the database; null for orders of an earlier release. */
    stock_taken_at: Nullable<Date>;
    link_hash: Nullable<Buffer>;
    link_expires_at: Nullable<Date>;
    canceled_at: Nullable<Date>;
    /** When all its items went back into stock; `restock` has the units. */
    restocked_at: Nullable<Date>;
    /** Payment deadline named in the reminder of a prepaid order; the order is canceled afterwards. */
    pay_until: Nullable<Date>;
    /** End of the hold of an unpaid order until its mailed link is opened; null: no confirmation needed. */
    confirm_until: Nullable<Date>;
    complete_delivery: Generated<boolean>;
    /** Tracking numbers. */
    parcels: Generated<string[]>;
    /** Agreed delivery time in working days, of the slowest line; 0 and 0: unknown. */
    delivery_days_min: Generated<number>;
    delivery_days_max: Generated<number>;
    /** Personal data removed after the legal period. */
    anonymised_at: Nullable<Date>;
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
    fulfilment_center_id: Nullable<number>;
    discount_cents: Generated<number>;
    center_quantity: Generated<number>;
  };
  order_center_stock: { order_id: number; sale_element_id: number; fulfilment_center_id: number; quantity: number };
}
