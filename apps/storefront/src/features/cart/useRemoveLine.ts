import type { CartStore, VisibleLine } from "@shop/core";
import { useShop } from "@shop/react";
import { isService } from "../../shared/isService.ts";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function useRemoveLine(): (line: VisibleLine) => void {
  const core = useTexts("core");
  const t = useTexts("cart");
  const { cart } = useShop();

  return (line) => {
    const { lines, countryId } = cart.getSnapshot();
    let services = lines.filter((other) => isService(other) && other !== line);
    /** The backend removes services with their product. Those that it removes later belong to another product. */
    function keepReduced(): void {
      const now = cart.getSnapshot().lines;
      services = services.filter(
        ({ variantId, quantity }) => !now.some((other) => other.variantId === variantId && other.quantity >= quantity),
      );
    }
    async function restore(): Promise<void> {
      restoreLine(cart, line, countryId);
      showToast({ tone: "ok", text: core("cart.undone") });
      // The backend accepts services once their product is back.
      await cart.whenSynced().catch(() => undefined);
      keepReduced();
      for (const service of services) restoreLine(cart, service, countryId);
    }
    moveFocusToNextLine();
    cart.remove(line.variantId);
    void cart.whenSynced().then(keepReduced, () => undefined);
    showToast({ text: core("cart.removed"), action: { label: t("undo"), run: () => void restore() } });
  };
}

/** Restores a removed line with its quantity and fulfilment center. `countryId`: that of its price. */
export function restoreLine(cart: CartStore, line: VisibleLine, countryId: number | undefined): void {
  const { variantId, quantity, fulfilmentCenterId } = line;
  // The backend may have rejected the removal, or the shopper added the item again.
  const isInCart = cart.getSnapshot().lines.some((other) => other.variantId === variantId);
  if (isInCart) cart.setQuantity(variantId, quantity);
  else cart.add({ ...line, countryId }, { quantity });
  if (fulfilmentCenterId !== undefined) cart.setFulfilmentCenter(variantId, fulfilmentCenterId);
}

/** The pressed button unmounts with its line: focus moves to the next line's button, or to the container. */
function moveFocusToNextLine(): void {
  const item = document.activeElement?.closest("li");
  const sibling = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = sibling?.querySelector<HTMLElement>(":is(.sh-line-remove, .sh-iconbutton)");
  if (button) return button.focus();
  if (item) focusContainer(item);
}

/** Moves focus from an element that unmounts to the area it is in. */
export function focusContainer(element: Element): void {
  const container = element.closest<HTMLElement>("[popover], main");
  if (!container) return;
  container.tabIndex = -1;
  container.focus({ preventScroll: true });
}
