import { type CartTotals, vatByRate, type VisibleLine } from "@shop/core";
import { useMoney } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * The VAT in the total, per rate: "inkl. 33,17 € USt. (20 %)". What comes with the goods bears the highest rate among
 * them, as the order will. As long as an amount is awaited, only that it is included.
 */
export function useVatHint(lines: readonly VisibleLine[], { shippingCents, discountCents }: CartTotals): string {
  const t = useTexts("cart");
  const money = useMoney();
  if (shippingCents === undefined || discountCents > 0 || lines.length === 0) return t("vatHint");
  const goods = lines.map(({ unitCents, quantity, vatPercent }) => ({
    grossCents: unitCents * quantity,
    percent: vatPercent,
  }));
  const highest = Math.max(...goods.map(({ percent }) => percent));
  return vatByRate([...goods, { grossCents: shippingCents, percent: highest }])
    .map(({ percent, vatCents }) => t("vat", { percent, amount: money(vatCents) }))
    .join(", ");
}
