import { type VisibleLine, visibleLines } from "@shop/core";
import { useShop } from "@shop/react";
import { toast } from "../../app/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Removes a line at once, says so, and offers to take it back. */
export function useRemoveLine(): (line: VisibleLine) => void {
  const core = useTexts("core");
  const t = useTexts("cart");
  const { cart } = useShop();

  function putBack(line: VisibleLine): void {
    const { productId, productSaleElementId: saleElementId, quantity } = line;
    // The shop may have refused the removal, or the shopper has added it again.
    const isThere = visibleLines(cart.getSnapshot()).some((one) => one.productSaleElementId === saleElementId);
    if (isThere) cart.ask({ kind: "set", saleElementId, quantity });
    else cart.ask({ kind: "add", productId, saleElementId, quantity, preview: line });
    toast({ tone: "ok", text: core("cart.undone") });
  }

  return (line) => {
    moveFocusOn();
    cart.ask({ kind: "set", saleElementId: line.productSaleElementId, quantity: 0 });
    // The tone of an error: specification 8.
    toast({ tone: "error", text: core("cart.removed"), action: { label: t("undo"), run: () => putBack(line) } });
  };
}

/** The button that was pressed goes with its line: the focus moves to the next line's, or to the place around. */
function moveFocusOn(): void {
  const item = document.activeElement?.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = neighbour?.querySelector<HTMLElement>(":is(.sh-line-remove, .sh-iconbutton)");
  if (button) return button.focus();
  const place = item?.closest<HTMLElement>("[popover], main");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
