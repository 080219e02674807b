import { type DisplayCents, formatMoney } from "@shop/core";
import type { ReactElement } from "react";
import { className } from "./className.js";

/** Format of display cents: BCP 47 locale ("de-AT"), ISO 4217 currency code, and its symbol unless that of the locale. */
export interface MoneyFormat {
  locale: string;
  currency: string;
  symbol?: string | undefined;
  /** Not accepted: `displayPrice` and `displayCents` have converted the amount. */
  rate?: undefined;
}

/** Props of {@link Money}. */
export interface MoneyProps {
  cents: DisplayCents;
  format: MoneyFormat;
  className?: string;
}

/** Amount in the notation of the locale; `<data>` has the cents. @throws ShopError LOCALE_INVALID, AMOUNT_NOT_FINITE */
export function Money({ cents, format, className: extra }: MoneyProps): ReactElement {
  return (
    <data className={className("sh-money", extra)} value={cents}>
      {formatMoney(cents, format)}
    </data>
  );
}
