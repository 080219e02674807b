import type { Order } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ActionButton } from "../../shared/ActionButton.tsx";
import { saveFile } from "../../shared/saveFile.ts";
import { buttonProps } from "../../ui/Button.tsx";

/** Invoice by the link of an order. The hash in the URL authorizes, so a plain link works without JavaScript. */
export function GuestInvoiceLink({ orderRef, hash }: { orderRef: string; hash: string }): ReactElement {
  const t = useTexts("order");
  const { config } = useShop();
  const path = `guest/order/${encodeURIComponent(orderRef)}/${encodeURIComponent(hash)}/invoice.pdf`;
  return (
    <a {...buttonProps({ variant: "outline" })} href={new URL(path, config.apiUrl).href} rel="noreferrer nofollow">
      {t("invoice.open")}
    </a>
  );
}

/** Invoice of the signed-in customer's order. A link cannot send the session token. */
export function AccountInvoiceButton({ order }: { order: Pick<Order, "id" | "ref" | "invoiceRef"> }): ReactElement {
  const t = useTexts("order");
  const { orders } = useShop();
  return (
    <ActionButton
      variant="outline"
      label={t("invoice.open")}
      action={async () => saveFile(await orders.invoice(order.id), `${order.invoiceRef ?? order.ref}.pdf`)}
      failureText={() => t("invoice.failed")}
    />
  );
}
