import { useTotals } from "@shop/react";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** VAT in the total, per rate: "inkl. 33,17 € USt. (20 %)". Without amounts while shipping is unknown. */
export function useVatHint(): string {
  const t = useTexts("cart");
  const { vat, shippingCents } = useTotals();
  const { convertGross, formatCents: money } = useDisplayCart();
  if (shippingCents === undefined || vat.length === 0) return t("vatHint");
  return vat.map(({ percent, vatCents }) => t("vat", { percent, amount: money(convertGross(vatCents)) })).join(", ");
}
