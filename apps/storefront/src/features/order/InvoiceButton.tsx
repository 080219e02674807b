import { isShopError, type Order } from "@shop/core";
import { useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/** Invoice of a customer's order, fetched with the session token, which a link cannot send. */
export function InvoiceButton({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const { orders } = useShop();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await orders.invoice(order.id), `${order.invoiceRef ?? order.ref}.pdf`);
    } catch (error) {
      if (!isShopError(error)) throw error;
      showToast({ tone: "error", text: t("invoice.failed") });
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void download()}>
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
