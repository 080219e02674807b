import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { showToast } from "../../shared/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { focusContainer, restoreLine } from "./useRemoveLine.ts";

/** Empties the cart; "Undo" restores its lines and coupons. */
export function ClearCart(): ReactElement {
  const t = useTexts("cart");
  const core = useTexts("core");
  const { cart } = useShop();

  async function restoreCart({ lines, countryId, confirmed }: ReturnType<typeof cart.getSnapshot>): Promise<void> {
    for (const line of lines) restoreLine(cart, line, countryId);
    showToast({ tone: "ok", text: core("cart.undone") });
    // A coupon that is no longer accepted stays out, and the summary shows that.
    for (const { code } of confirmed?.coupons ?? []) await cart.applyCoupon(code).catch(() => undefined);
  }

  function clear(button: HTMLElement): void {
    const before = cart.getSnapshot();
    focusContainer(button);
    cart.clear();
    showToast({ text: t("clear.done"), action: { label: t("undo"), run: () => void restoreCart(before) } });
  }

  return (
    <div className="lh-cart-tools">
      <Button variant="quiet" onClick={({ currentTarget }) => clear(currentTarget)}>
        {t("clear.label")}
      </Button>
    </div>
  );
}
