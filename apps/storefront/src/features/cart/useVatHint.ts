import { cartSummary, emptyCart } from "@shop/core";
import { useDelivery, useShop, useStore } from "@shop/react";
import { useMoney } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * The VAT in the total, per rate: "inkl. 33,17 € USt. (20 %)". As long as the postage is awaited, only that it is
 * included.
 */
export function useVatHint(): string {
  const t = useTexts("cart");
  const money = useMoney();
  const state = useStore(useShop().cart, emptyCart);
  const { postageCents, loading } = useDelivery();
  const { vat, provisional } = cartSummary(state, { postageCents });
  if (postageCents === undefined || loading || provisional || vat.length === 0) return t("vatHint");
  return vat.map(({ percent, vatCents }) => t("vat", { percent, amount: money(vatCents) })).join(", ");
}
