import { localeConfigQuery } from "@shop/core/query";
import { Dialog, useCart, useShipping, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

export function UndeliverableDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const t = useTexts("cart");
  const shop = useShop();
  const navigate = useNavigate();
  const { lines } = useCart();
  const { countryId } = useShipping();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  const undeliverable = lines.filter((line) => line.undeliverable);

  function removeUndeliverable(): void {
    for (const line of undeliverable) shop.cart.remove(line.variantId);
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
          <Button onClick={removeUndeliverable}>{t("leave.go")}</Button>
          <Button variant="outline" onClick={onClose}>
            {t("leave.back")}
          </Button>
        </div>
      }
    >
      <p>{t("leave.text", { count: undeliverable.length, country })}</p>
      <ul>
        {undeliverable.map(({ variantId, title }) => (
          <li key={variantId}>{title}</li>
        ))}
      </ul>
    </Dialog>
  );
}
