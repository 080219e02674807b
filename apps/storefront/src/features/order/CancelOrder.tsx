import { isShopError, type Order } from "@shop/core";
import { orderQuery, ordersQuery } from "@shop/core/query";
import { Dialog, useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/** Cancels an order that is not shipped yet, after a confirmation. */
export function CancelOrder({ order }: { order: Order }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const cache = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await shop.account.cancelOrder(order.id);
      showToast({ tone: "ok", text: t("cancel.done") });
    } catch (error) {
      if (!isShopError(error)) throw error;
      showToast({ tone: "error", text: t("cancel.failed") });
    }
    setBusy(false);
    setIsConfirming(false);
    await cache.invalidateQueries({ queryKey: orderQuery(shop, order.id).queryKey });
    await cache.invalidateQueries({ queryKey: ordersQuery(shop).queryKey });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        {t("cancel.ask")}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t("cancel.title")}
        closeLabel={t("cancel.close")}
      >
        <div className="lh-stack">
          <p>{t("cancel.text", { ref: order.ref })}</p>
          <div className="lh-formactions">
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {t("cancel.ask")}
            </Button>
            <Button variant="outline" onClick={() => setIsConfirming(false)}>
              {t("cancel.keep")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
