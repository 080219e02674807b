import type { Db } from "./db/connect.ts";
import type { Locale } from "./locale.ts";
import type { Assortment } from "./features/catalogue/assortment/assortment.ts";
import type { PaymentSettings } from "./features/payment/paymentSettings.ts";
import type { VatRegister } from "./features/vat/vatRegister.ts";
import type { SearchEngine } from "./search/searchEngine.ts";

/** Everything the backend needs from outside. Tests pass fakes; `main` passes the real ones. */
export interface Deps {
  db: Db;
  /** The embedded one where none is given. */
  search?: SearchEngine;
  /** What lists are counted by, kept in memory; absent: read anew for each call. */
  assortment?: { current(): Promise<Assortment> };
  clock: () => Date;
  /** Cryptographically random bytes. */
  random: (bytes: number) => Buffer;
  /** Signs tokens; absent: a key of the shop's own, kept in the database. */
  tokenSecret?: string | undefined;
  /** Where this process shows a storefront ("https://at-en.shop.example"), for the links of mails. */
  storeUrl?: ((locale: Locale) => string) | undefined;
  /** Whom VAT numbers are asked of; absent: the stand-in. */
  vatRegister?: VatRegister | undefined;
  /** "2026-12-08": the advent calendar as of that day, to look at it beforehand; absent: today */
  adventDay?: string | undefined;
  /** How payments are taken; absent: by the test bank. */
  payment?: PaymentSettings | undefined;
  /** A shop to try: its admins need no second factor. */
  demo?: boolean | undefined;
  log: { error(fields: object, message: string): void };
}
