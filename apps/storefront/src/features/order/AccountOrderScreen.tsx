import type { Order } from "@shop/core";
import { orderQuery, ordersQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ActionButton, ConfirmButton } from "../../shared/ActionButton.tsx";
import { useErrorMessage } from "../../shared/form/useShopForm.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { OrderView } from "./OrderView.tsx";

/** Order of the signed-in customer. Another customer's order looks like a missing one. */
export function AccountOrderScreen({ id }: { id: number }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const { status } = useSession();
  const query = useQuery({ ...orderQuery(shop, id), enabled: status === "customer" });
  return (
    <div className="lh-order">
      <ShopLink to="/account/orders">{t("view.toOrders")}</ShopLink>
      <OrderView query={query} />
      {query.data !== undefined && <OrderActions order={query.data} />}
    </div>
  );
}

function OrderActions({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const errorMessage = useErrorMessage();
  const shop = useShop();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id, ref, invoiceRef } = order;

  /** Adds the items to the cart again, at current prices and as far as available. */
  async function reorder(): Promise<void> {
    const { cart, missing } = await shop.orders.reorder(id);
    const names = [...new Set(missing.map(({ title }) => title))].join(", ");
    if (names !== "") showToast({ tone: "error", text: t("again.missing", { names }) });
    if (cart.lines.length === 0) return;
    if (names === "") showToast({ tone: "ok", text: t("again.done") });
    await navigate({ to: "/cart" });
  }

  async function cancel(): Promise<void> {
    try {
      await shop.account.cancelOrder(id);
      showToast({ tone: "ok", text: t("cancel.done") });
    } finally {
      // A refused cancellation shows the order's new status too.
      void cache.invalidateQueries({ queryKey: orderQuery(shop, id).queryKey });
      void cache.invalidateQueries({ queryKey: ordersQuery(shop).queryKey });
    }
  }

  return (
    <div className="lh-actions">
      <ActionButton variant="outline" label={t("again.submit")} action={reorder} failureText={errorMessage} />
      {invoiceRef !== undefined && (
        <ActionButton
          variant="outline"
          label={t("invoice.open")}
          // A link cannot send the session token.
          action={async () => saveFile(await shop.orders.invoice(id), `${invoiceRef}.pdf`)}
          failureText={() => t("invoice.failed")}
        />
      )}
      {order.canCancel === true && (
        <ConfirmButton
          variant="danger"
          label={t("cancel.ask")}
          title={t("cancel.title")}
          confirmLabel={t("cancel.ask")}
          cancelLabel={t("cancel.keep")}
          action={cancel}
          failureText={() => t("cancel.failed")}
          danger
        >
          <p>{t("cancel.text", { ref })}</p>
        </ConfirmButton>
      )}
      <WithdrawalLink order={{ orderId: id }} />
    </div>
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
