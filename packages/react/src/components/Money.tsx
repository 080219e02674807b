import { formatMoney } from "@shop/core";
import type { ReactElement } from "react";
import { className } from "./className.js";
import type { MoneyFormat } from "./MoneyFormat.js";

/** What {@link Money} takes. */
export interface MoneyProps {
  /** As it is to be shown: gross, or net where the shopper asked for net prices. */
  cents: number;
  format: MoneyFormat;
  className?: string;
}

/**
 * An amount in the locale's own notation, in figures of equal width. `<data>` carries the cents for machines.
 * @throws ShopError LOCALE_INVALID, AMOUNT_NOT_FINITE.
 */
export function Money({ cents, format, className: extra }: MoneyProps): ReactElement {
  return (
    <data className={className("sh-money", extra)} value={cents}>
      {formatMoney(cents, format)}
    </data>
  );
}
