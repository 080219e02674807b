import type { ColumnType, Generated } from "kysely";
import type { Filled, Maybe, Numeric, Optional, Texts, Timestamp, Translations } from "./columns.ts";
import type { AccountTables } from "./accountTables.ts";
import type { AdventTables } from "./adventTables.ts";
import type { PaperTables } from "./paperTables.ts";
import type { PaymentTables } from "./paymentTables.ts";
import type { TradeTables } from "./tradeTables.ts";

export type { Translations };

export interface Address {
  title: number;
  firstname: string;
  lastname: string;
  company: string;
  address1: string;
  address2: string;
  address3: string;
  zipcode: string;
  city: string;
  country_id: number;
  state_id: number | null;
  phone: string;
  cellphone: string;
}

/** What the register said of a customer's VAT number; "": nobody asked. */
export type VatStatus = "" | "valid" | "invalid" | "unavailable";

export interface VatShare {
  percent: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Who answers for a product's safety. Source: Regulation (EU) 2023/988, article 19. */
export interface Manufacturer {
  name: string;
  address: string;
  email: string;
}

/** Of the light source in the box. Source: Regulation (EU) 2019/2015. */
export interface EnergyLabel {
  class: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  kwhPer1000h: number;
}

/** In cm and kg. */
export type PackageSize = [length: number, width: number, height: number, weight: number];

/** A file that goes with a mail: as it is, or the paper of that id, drawn when the mail is sent. */
export type Enclosure =
  | { name: string; type: string; base64: string; cid?: string }
  | { name: string; invoiceId: number }
  | { name: string; creditNoteId: number };

export interface Tables extends AccountTables, TradeTables, PaperTables, PaymentTables, AdventTables {
  setting: { scope: string; name: string; value: ColumnType<unknown, string, string> };
  country: { id: number; isoalpha2: string; zip_format: Generated<string>; tax_percent: Numeric; text: Texts };
  brand: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
    visible: Generated<boolean>;
    title: string;
    text: Texts;
    manufacturer: Optional<Manufacturer>;
  };
  category: {
    id: Generated<number>;
    code: string;
    parent_id: number | null;
    position: Generated<number>;
    visible: Generated<boolean>;
    icon: string | null;
    text: Texts;
  };
  attribute: { id: Generated<number>; code: string; position: Generated<number>; text: Texts };
  attribute_value: {
    id: Generated<number>;
    attribute_id: number;
    code: string;
    position: Generated<number>;
    hex: string | null;
    text: Texts;
  };
  feature: { id: Generated<number>; code: string; unit: string | null; position: Generated<number>; text: Texts };
  feature_value: { id: Generated<number>; feature_id: number; code: string; text: Texts };
  product: {
    id: Generated<number>;
    ref: string;
    brand_id: number | null;
    default_category_id: number | null;
    visible: Generated<boolean>;
    freight: Generated<boolean>;
    weight_kg: Numeric;
    quantity_step: Generated<number>;
    sold: Generated<number>;
    viewed: Generated<number>;
    delivery_days_min: Generated<number>;
    delivery_days_max: Generated<number>;
    restock_days_min: number | null;
    restock_days_max: number | null;
    text: Texts;
    created_at: Timestamp;
    unit_measure: string | null;
    unit_content: ColumnType<string | null, string | number | null, string | number | null>;
    energy: Optional<EnergyLabel>;
    packages: Filled<PackageSize[]>;
    undeliverable: Generated<number[]>;
  };
  product_category: { product_id: number; category_id: number; position: Generated<number> };
  product_feature: {
    product_id: number;
    feature_id: number;
    feature_value_id: number | null;
    number: ColumnType<string | null, string | number | null, string | number | null>;
    text: ColumnType<Translations | null, string | null, string | null>;
  };
  sale_element: {
    id: Generated<number>;
    product_id: number;
    ref: string;
    ean: string | null;
    position: Generated<number>;
    is_default: Generated<boolean>;
    visible: Generated<boolean>;
    stock: Generated<number>;
    net: Numeric;
    promo_net: ColumnType<string | null, string | number | null, string | number | null>;
    promo: Generated<boolean>;
    measures: Filled<Record<string, number>>;
  };
  price_history: { sale_element_id: number; since: Timestamp; net: Numeric };
  product_file: {
    product_id: number;
    kind: string;
    file: string;
    bytes: number;
    attribute_value_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  accessory: {
    id: Generated<number>;
    product_id: number;
    accessory_id: number;
    position: Generated<number>;
  };
  selection: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: Texts;
  };
  selection_product: { selection_id: number; product_id: number; position: Generated<number> };
  keyword: {
    id: Generated<number>;
    group_code: string;
    code: string;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: Texts;
  };
  product_keyword: { product_id: number; keyword_id: number; position: Generated<number> };
  fulfilment_center: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
    name: string;
    address: string;
    zipcode: string;
    city: string;
    country_id: number;
    lat: Numeric;
    lon: Numeric;
    phone: Generated<string>;
    pickup: Generated<boolean>;
    days_min: Generated<number>;
    days_max: Generated<number>;
  };
  fulfilment_stock: { fulfilment_center_id: number; sale_element_id: number; stock: number };
  review: {
    id: Generated<number>;
    product_id: number;
    customer_id: number | null;
    author: string;
    title: Generated<string>;
    content: Generated<string>;
    language: string;
    rating: number;
    status: Generated<string>;
    verified: Generated<boolean>;
    created_at: Timestamp;
  };
  sale_element_attribute: { sale_element_id: number; attribute_value_id: number };
  picture: {
    id: Generated<number>;
    object_type: string;
    object_id: number;
    attribute_value_id: number | null;
    file: string;
    width: number;
    height: number;
    widths: number[];
    view: Generated<string>;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: Texts;
  };
  content: {
    id: Generated<number>;
    code: string;
    folder: Generated<string>;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: Texts;
    published_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  rewriting_url: {
    id: Generated<number>;
    url: string;
    view: string;
    view_id: number;
    language: string;
    redirected: number | null;
  };
  delivery_method: {
    id: number;
    code: string;
    position: number;
    active: Generated<boolean>;
    freight: Generated<boolean>;
    text: Texts;
    max_parcels: Generated<number>;
  };
  delivery_price: {
    delivery_method_id: number;
    country_id: number;
    weight_max: ColumnType<string | null, string | number | null, string | number | null>;
    postage_cents: number;
  };
  payment_method: {
    id: number;
    code: string;
    position: number;
    active: Generated<boolean>;
    fee_cents: Generated<number>;
    countries: number[];
    text: Texts;
  };
  mail_outbox: {
    id: Generated<number>;
    order_id: number | null;
    kind: string;
    language: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    created_at: Timestamp;
    sent_at: ColumnType<Date | null, Date | null, Date | null>;
    confidential: Generated<boolean>;
    attempts: Generated<number>;
    next_at: Timestamp;
    failed_at: Maybe<Date>;
    enclosures: Filled<Enclosure[]>;
    withdrawal_id: Maybe<number>;
  };
  rate_limit: { bucket: string; tries: number; ends_at: Timestamp };
  idempotency: {
    principal: string;
    key: string;
    call: string;
    body_hash: Buffer;
    status: number | null;
    /** sealed with the caller's key */
    answer: Maybe<Buffer>;
    created_at: Timestamp;
  };
}
