import { isShopError, type Order } from "@shop/core";
import { orderQuery, ordersQuery } from "@shop/core/query";
import { Dialog, useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { toast } from "../../app/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/** Cancels an order that is not shipped yet, after a confirmation. */
export function CancelOrder({ order }: { order: Order }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const cache = useQueryClient();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await shop.account.cancelOrder(order.id);
      toast({ tone: "ok", text: t("cancel.done") });
    } catch (error) {
      if (!isShopError(error)) throw error;
      toast({ tone: "error", text: t("cancel.failed") });
    }
    setBusy(false);
    setAsks(false);
    await cache.invalidateQueries({ queryKey: orderQuery(shop, order.id).queryKey });
    await cache.invalidateQueries({ queryKey: ordersQuery(shop).queryKey });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t("cancel.ask")}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title={t("cancel.title")} closeLabel={t("cancel.close")}>
        <div className="lh-stack">
          <p>{t("cancel.text", { ref: order.ref })}</p>
          <div className="lh-formactions">
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {t("cancel.ask")}
            </Button>
            <Button variant="outline" onClick={() => setAsks(false)}>
              {t("cancel.keep")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
