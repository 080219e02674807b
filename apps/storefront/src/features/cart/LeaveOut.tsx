import { localeConfigQuery } from "@shop/core/query";
import { Dialog, useCart, useDelivery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

export function LeaveOut({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const t = useTexts("cart");
  const shop = useShop();
  const navigate = useNavigate();
  const { lines } = useCart();
  const { countryId } = useDelivery();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  const out = lines.filter((line) => line.undeliverable);

  function leaveOut(): void {
    for (const line of out) shop.cart.ask({ kind: "set", saleElementId: line.productSaleElementId, quantity: 0 });
    onClose();
    void navigate({ to: "/checkout" });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("leave.title")}
      closeLabel={t("leave.close")}
      footer={
        <div className="lh-actions">
          <Button onClick={leaveOut}>{t("leave.go")}</Button>
          <Button variant="outline" onClick={onClose}>
            {t("leave.back")}
          </Button>
        </div>
      }
    >
      <p>{t("leave.text", { count: out.length, country })}</p>
      <ul>
        {out.map(({ productSaleElementId, title }) => (
          <li key={productSaleElementId}>{title}</li>
        ))}
      </ul>
    </Dialog>
  );
}
