import type { Order, OrderReference } from "@shop/core";
import { useShop } from "@shop/react";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ConfirmButton } from "../../shared/ActionButton.tsx";
import { ReorderButton } from "../../shared/order/ReorderButton.tsx";
import { showToast } from "../../shared/toasts.ts";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";

interface OrderActionsProps {
  order: Order;
  reference: OrderReference;
  /** Keys of the queries that a cancellation outdates. */
  outdated: readonly QueryKey[];
  invoice: ReactNode;
}

/** Actions on an order, for its customer or for a guest with its link. */
export function OrderActions({ order, reference, outdated, invoice }: OrderActionsProps): ReactElement {
  const t = useTexts("order");
  const shop = useShop();
  const cache = useQueryClient();
  const { ref, invoiceRef } = order;

  async function cancel(): Promise<void> {
    try {
      await shop.account.cancelOrder(reference);
      showToast({ tone: "ok", text: t("cancel.done") });
    } finally {
      // A refused cancellation shows the order's new status too.
      for (const queryKey of outdated) void cache.invalidateQueries({ queryKey });
    }
  }

  return (
    <div className="lh-actions">
      <ReorderButton variant="outline" reference={reference} />
      {invoiceRef !== undefined && invoice}
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
      <WithdrawalLink order={typeof reference === "number" ? { orderId: reference } : reference} />
    </div>
  );
}
