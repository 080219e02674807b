import { isShopError, type Order } from "@shop/core";
import { useShop } from "@shop/react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { showToast } from "../../shared/toasts.ts";
import { useErrorMessage } from "../../shared/form/useErrorMessage.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/** Adds the order's items to the cart again, at current prices and as far as available. */
export function Reorder({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const { orders } = useShop();
  const failureText = useErrorMessage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function reorder(): Promise<void> {
    setBusy(true);
    try {
      const { cart, missing } = await orders.reorder(order.id);
      const names = [...new Set(missing.map(({ title }) => title))].join(", ");
      if (names !== "") showToast({ tone: "error", text: t("again.missing", { names }) });
      if (cart.lines.length === 0) return;
      if (names === "") showToast({ tone: "ok", text: t("again.done") });
      await navigate({ to: "/cart" });
    } catch (error) {
      if (!isShopError(error)) throw error;
      showToast({ tone: "error", text: failureText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void reorder()}>
      {t("again.submit")}
    </Button>
  );
}
