import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";

/** Invoice of a guest order: the hash in the URL authorizes, so a plain link works without JavaScript. */
export function InvoiceLink({ orderRef, hash }: { orderRef: string; hash: string }): ReactElement {
  const t = useTexts("order");
  const { apiUrl } = useShop().config;
  const path = `guest/order/${encodeURIComponent(orderRef)}/${encodeURIComponent(hash)}/invoice.pdf`;
  return (
    <a {...buttonProps({ variant: "outline" })} href={new URL(path, apiUrl).href} rel="noreferrer nofollow">
      {t("invoice.open")}
    </a>
  );
}
