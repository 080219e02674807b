import { type VisibleLine, visibleLines } from "@shop/core";
import { useShop } from "@shop/react";
import { toast } from "../../app/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function useRemoveLine(): (line: VisibleLine) => void {
  const core = useTexts("core");
  const t = useTexts("cart");
  const { cart } = useShop();

  function putBack(line: VisibleLine): void {
    const { productId, productSaleElementId: saleElementId, quantity } = line;
    // The backend may have rejected the removal, or the shopper added the item again.
    const isThere = visibleLines(cart.getSnapshot()).some((one) => one.productSaleElementId === saleElementId);
    if (isThere) cart.ask({ kind: "set", saleElementId, quantity });
    else cart.ask({ kind: "add", productId, saleElementId, quantity, preview: line });
    toast({ tone: "ok", text: core("cart.undone") });
  }

  return (line) => {
    moveFocusOn();
    cart.ask({ kind: "set", saleElementId: line.productSaleElementId, quantity: 0 });
    // Specification 8 requires the error tone.
    toast({ tone: "error", text: core("cart.removed"), action: { label: t("undo"), run: () => putBack(line) } });
  };
}

/** The pressed button unmounts with its line: focus moves to the next line's button, or to the container. */
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
