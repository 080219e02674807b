import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { JsonWithDefault, Nullable, Timestamp, Translations } from "./columns.ts";
import type { Address, VatStatus } from "./values.ts";

export interface AccountTables {
  customer: {
    id: Generated<number>;
    ref: GeneratedAlways<string>;
    email: string;
    guest: Generated<boolean>;
    language: string;
    created_at: Timestamp;
    /** First use of a link mailed to the current address; null: anyone may have typed it. */
    email_confirmed_at: Nullable<Date>;
    password_hash: Nullable<string>;
    title: Generated<number>;
    firstname: Generated<string>;
    lastname: Generated<string>;
    company: Generated<string>;
    vat_number: Generated<string>;
    vat_status: Generated<VatStatus>;
    vat_checked_at: Nullable<Date>;
    vat_registered_name: Generated<string>;
    vat_name_accepted: Generated<string>;
    admin: Generated<boolean>;
    token_epoch: Generated<number>;
    /** Last sign-in. */
    seen_at: Timestamp;
    inactivity_noticed_at: Nullable<Date>;
  };
  session: {
    id: string;
    customer_id: number;
    bound: boolean;
    second_factor: boolean;
    ends_at: Date;
    jti: string;
    issued_at: Date;
    previous_jti: Nullable<string>;
    renewal_key: Nullable<Buffer>;
  };
  account_event: {
    id: Generated<number>;
    customer_id: number;
    at: Date;
    kind: string;
    note: ColumnType<unknown, string, never>;
  };
  authenticator: {
    customer_id: number;
    secret: Buffer;
    confirmed_at: Nullable<Date>;
    last_step: ColumnType<string, number | undefined, number>;
  };
  secret: { name: string; value: Buffer };
  mail_link: {
    token_hash: Buffer;
    kind: "reset" | "newsletter" | "email" | "erasure";
    customer_id: number | null;
    email: string;
    expires_at: Date;
    used_at: Nullable<Date>;
  };
  newsletter: {
    id: Generated<number>;
    email: string;
    language: string;
    status: Generated<"pending" | "subscribed" | "unsubscribed">;
    asked_at: Timestamp;
    confirmed_at: Nullable<Date>;
    unsubscribed_at: Nullable<Date>;
  };
  state: { id: number; country_id: number; isocode: string; title: string; text: JsonWithDefault<Translations> };
  address: Address & {
    id: Generated<number>;
    customer_id: number;
    label: Generated<string>;
    is_default: Generated<boolean>;
  };
}
