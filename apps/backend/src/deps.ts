import type { Transaction } from "kysely";
import type { BackendEvents } from "./events/events.ts";
import type { Db } from "./platform/db/connect.ts";
import type { Locale } from "./locale.ts";
import type { CatalogueIndex } from "./catalogue/catalogueIndex.ts";
import type { PaymentSettings } from "./payment/paymentSettings.ts";
import type { Tables } from "./platform/db/tables.ts";
import type { VatRegister } from "./pricing/vat/vatRegister.ts";
import type { SearchEngine } from "./platform/search/searchEngine.ts";

export type Listener<Name extends keyof BackendEvents> = (
  trx: Transaction<Tables>,
  deps: Deps,
  event: BackendEvents[Name],
) => Promise<unknown>;

export type Listeners = { readonly [Name in keyof BackendEvents]: readonly Listener<Name>[] };

/** External dependencies of the backend. Tests pass fakes, `main` the real ones. */
export interface Deps {
  db: Db;
  /** Defaults to the embedded engine. */
  search?: SearchEngine;
  /** For lists and facets; if absent they are read from the database on each call. */
  catalogueIndex?: CatalogueIndex;
  clock: () => Date;
  /** Cryptographically secure random bytes. */
  randomBytes: (bytes: number) => Buffer;
  /** Secrets that keys are derived from, the current one first; without one, keys are created in the database. */
  tokenSecrets?: readonly string[] | undefined;
  /** Origin of a storefront ("https://at-en.shop.example"), for links in mails. */
  storeUrl?: ((locale: Locale) => string) | undefined;
  /** VAT number validation service; defaults to the local stand-in. */
  vatRegister?: VatRegister | undefined;
  /** ISO date that overrides today for the advent calendar, to preview it. */
  adventDay?: string | undefined;
  /** Payment providers; defaults to the test bank. */
  payment?: PaymentSettings | undefined;
  /** Demo mode: admins need no second factor. */
  isDemo?: boolean | undefined;
  /** Run inside the transaction of the event; `LISTENERS` of this package. */
  listeners: Listeners;
  log: { error(fields: object, message: string): void };
}
