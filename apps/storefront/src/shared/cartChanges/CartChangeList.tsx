import { type CartCheck, displayCents } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useCartPrices } from "../prices/useShopPrices.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";

export function CartChangeList({ check }: { check: CartCheck }): ReactElement {
  const t = useTexts("cart");
  const { display, formatCents } = useCartPrices();
  const percentOf = (id: number): number =>
    check.cart.lines.find(({ cartItemId }) => cartItemId === id)?.vatPercent ?? display.vatPercent;
  return (
    <ul>
      {check.removed.map(({ cartItemId, title }) => (
        <li key={`gone-${cartItemId}`}>{t("changed.removed", { title })}</li>
      ))}
      {check.priceChanged.map(({ cartItemId, title, oldCents, newCents }) => {
        const formatPrice = (cents: number): string =>
          formatCents(displayCents(cents, { ...display, vatPercent: percentOf(cartItemId) }));
        return (
          <li key={`price-${cartItemId}`}>
            {t("changed.price", { title, now: formatPrice(newCents), before: formatPrice(oldCents) })}
          </li>
        );
      })}
      {check.quantityChanged.map(({ cartItemId, title, oldQuantity, newQuantity, reason }) => (
        <li key={`quantity-${cartItemId}`}>
          {t(reason === "step" ? "changed.step" : "changed.stock", { title, now: newQuantity, before: oldQuantity })}
        </li>
      ))}
      {check.centersRemoved.map(({ cartItemId, title }) => (
        <li key={`center-${cartItemId}`}>{t("changed.center", { title })}</li>
      ))}
      {check.couponsRemoved.map(({ code }) => (
        <li key={`coupon-${code}`}>{t("changed.coupon", { code })}</li>
      ))}
    </ul>
  );
}

export function CartChangesNotice({ check, dismiss }: { check: CartCheck; dismiss: () => void }): ReactElement {
  const t = useTexts("cart");
  return (
    <Notice
      tone="warn"
      title={t("changed.title")}
      action={
        <button type="button" className="sh-iconbutton" aria-label={t("changed.dismiss")} onClick={dismiss}>
          <Icon name="x" />
        </button>
      }
    >
      <CartChangeList check={check} />
    </Notice>
  );
}
