import type { DisplayCents } from "../domain/money/cents.js";
import { displayCents, type PriceDisplay } from "../domain/pricing/displayPrice.js";
import type { VisibleLine } from "./cartSnapshot.js";

/** Returns a cart line with its amounts as displayed. @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE */
export function displayLine(line: VisibleLine, display: PriceDisplay): VisibleLine<DisplayCents> {
  const ofLine = { ...display, vatPercent: line.vatPercent };
  const { compareAtCents } = line;
  return {
    ...line,
    unitCents: displayCents(line.unitCents, ofLine),
    compareAtCents: compareAtCents === undefined ? undefined : displayCents(compareAtCents, ofLine),
  };
}
