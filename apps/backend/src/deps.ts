import type { Db } from "./db/connect.ts";
import type { Locale } from "./locale.ts";
import type { VatRegister } from "./features/vat/vatRegister.ts";
import type { SearchEngine } from "./search/searchEngine.ts";

/** Everything the backend needs from outside. Tests pass fakes; `main` passes the real ones. */
export interface Deps {
  db: Db;
  /** The embedded one where none is given. */
  search?: SearchEngine;
  clock: () => Date;
  /** Cryptographically random bytes. */
  random: (bytes: number) => Buffer;
  /** Signs tokens; absent: a key of the shop's own, kept in the database. */
  tokenSecret?: string | undefined;
  /** Where this process shows a storefront ("https://at-en.shop.example"), for the links of mails. */
  storeUrl?: ((locale: Locale) => string) | undefined;
  /** Whom VAT numbers are asked of; absent: the stand-in. */
  vatRegister?: VatRegister | undefined;
  log: { error(fields: object, message: string): void };
}
