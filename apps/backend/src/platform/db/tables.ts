import type { ColumnType, Generated } from "kysely";
import type { AccountTables } from "./accountTables.ts";
import type { AdventTables } from "./adventTables.ts";
import type { CatalogueTables } from "./catalogueTables.ts";
import type { JsonWithDefault, Nullable, NullableNumeric, Numeric, TranslationsColumn, Timestamp } from "./columns.ts";
import type { DocumentTables } from "./documentTables.ts";
import type { PaymentTables } from "./paymentTables.ts";
import type { OrderTables } from "./orderTables.ts";
import type { StoredAttachment } from "./values.ts";

/** All tables of the database; those without a group of their own are declared here. */
export interface Tables
  extends AccountTables, AdventTables, CatalogueTables, DocumentTables, PaymentTables, OrderTables {
  lease: { name: string; holder: string; ends_at: Date };
  setting: { scope: string; name: string; value: ColumnType<unknown, string, string> };
  country: {
    id: number;
    isoalpha2: string;
    zip_format: Generated<string>;
    tax_percent: Numeric;
    text: TranslationsColumn;
  };
  price_list: {
    country_id: number;
    base_country_id: number;
    percent: Numeric;
    step_cents: Generated<number>;
    /** ISO 4217, of the list's prices. */
    currency_code: Generated<string>;
  };
  delivery_method: {
    id: number;
    code: string;
    position: number;
    active: Generated<boolean>;
    freight: Generated<boolean>;
    text: TranslationsColumn;
    max_parcels: Generated<number>;
  };
  delivery_price: {
    delivery_method_id: number;
    country_id: number;
    weight_max: NullableNumeric;
    postage_cents: number;
  };
  payment_method: {
    id: number;
    code: string;
    position: number;
    active: Generated<boolean>;
    fee_cents: Generated<number>;
    countries: number[];
    text: TranslationsColumn;
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
    sent_at: Nullable<Date>;
    confidential: Generated<boolean>;
    attempts: Generated<number>;
    next_at: Timestamp;
    failed_at: Nullable<Date>;
    enclosures: JsonWithDefault<StoredAttachment[]>;
    withdrawal_id: Nullable<number>;
  };
  rate_limit: { bucket: string; tries: number; ends_at: Timestamp };
  idempotency: {
    principal: string;
    key: string;
    call: string;
    body_hash: Buffer;
    status: number | null;
    /** Encrypted with the caller's Idempotency-Key. */
    answer: Nullable<Buffer>;
    created_at: Timestamp;
  };
}
