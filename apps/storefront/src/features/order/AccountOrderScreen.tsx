import type { Order } from "@shop/core";
import { orderQuery, ordersQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { ConfirmDialog } from "../../shared/ConfirmDialog.tsx";
import { useErrorMessage } from "../../shared/form/useShopForm.ts";
import { showToast } from "../../shared/toasts.ts";
import { useAction } from "../../shared/useAction.ts";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { OrderView } from "./OrderView.tsx";

/** Order of the signed-in customer. Another customer's order looks like a missing one. */
export function AccountOrderScreen({ id }: { id: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const { status } = useSession();
  const query = useQuery({ ...orderQuery(shop, id), enabled: status === "customer" });
  const { data: order } = query;
  return (
    <div className="lh-order">
      <ShopLink to="/account/orders">{t("view.toOrders")}</ShopLink>
      <OrderView query={query} />
      {order !== undefined && (
        <div className="lh-actions">
          <Reorder order={order} />
          {order.invoiceRef !== undefined && <InvoiceButton order={order} />}
          {order.canCancel === true && <CancelOrder order={order} />}
          <WithdrawalLink order={{ orderId: id }} />
        </div>
      )}
    </div>
  );
}

/** Adds the order's items to the cart again, at current prices and as far as available. */
function Reorder({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const { orders } = useShop();
  const navigate = useNavigate();
  const { busy, run } = useAction(async () => {
    const { cart, missing } = await orders.reorder(order.id);
    const names = [...new Set(missing.map(({ title }) => title))].join(", ");
    if (names !== "") showToast({ tone: "error", text: t("again.missing", { names }) });
    if (cart.lines.length === 0) return;
    if (names === "") showToast({ tone: "ok", text: t("again.done") });
    await navigate({ to: "/cart" });
  }, useErrorMessage());
  return (
    <Button variant="outline" busy={busy} onClick={run}>
      {t("again.submit")}
    </Button>
  );
}

/** Invoice of a customer's order, fetched with the session token, which a link cannot send. */
function InvoiceButton({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const { orders } = useShop();
  const { busy, run } = useAction(
    async () => saveFile(await orders.invoice(order.id), `${order.invoiceRef ?? order.ref}.pdf`),
    () => t("invoice.failed"),
  );
  return (
    <Button variant="outline" busy={busy} onClick={run}>
      {t("invoice.open")}
    </Button>
  );
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser holds its own reference to the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Cancels an order that is not shipped yet, after a confirmation. */
function CancelOrder({ order }: { order: Order }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const cache = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { busy, run } = useAction(
    async () => {
      try {
        await shop.account.cancelOrder(order.id);
        showToast({ tone: "ok", text: t("cancel.done") });
      } finally {
        setIsConfirming(false);
        // A refused cancellation shows the order's new status too.
        void cache.invalidateQueries({ queryKey: orderQuery(shop, order.id).queryKey });
        void cache.invalidateQueries({ queryKey: ordersQuery(shop).queryKey });
      }
    },
    () => t("cancel.failed"),
  );
  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        {t("cancel.ask")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t("cancel.title")}
        closeLabel={t("cancel.close")}
        confirmLabel={t("cancel.ask")}
        cancelLabel={t("cancel.keep")}
        onConfirm={run}
        busy={busy}
        danger
      >
        <p>{t("cancel.text", { ref: order.ref })}</p>
      </ConfirmDialog>
    </>
  );
}
