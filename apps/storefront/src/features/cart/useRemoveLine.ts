import type { CartStore, VisibleLine } from "@shop/core";
import { useShop } from "@shop/react";
import { isService } from "../../shared/services.ts";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function useRemoveLine(): (line: VisibleLine) => void {
  const core = useTexts("core");
  const t = useTexts("cart");
  const { cart } = useShop();

  async function restore(line: VisibleLine, services: readonly VisibleLine[], countryId?: number): Promise<void> {
    restoreLine(cart, line, countryId);
    showToast({ tone: "ok", text: core("cart.undone") });
    // The backend removed them with their product, and accepts them once it is back.
    await cart.whenSynced().catch(() => undefined);
    const inCart = new Map(cart.getSnapshot().lines.map(({ variantId, quantity }) => [variantId, quantity]));
    for (const service of services)
      if ((inCart.get(service.variantId) ?? 0) < service.quantity) restoreLine(cart, service, countryId);
  }

  return (line) => {
    const { lines, countryId } = cart.getSnapshot();
    const services = lines.filter((other) => isService(other) && other !== line);
    moveFocusToNextLine();
    cart.remove(line.variantId);
    showToast({
      text: core("cart.removed"),
      action: { label: t("undo"), run: () => void restore(line, services, countryId) },
    });
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
