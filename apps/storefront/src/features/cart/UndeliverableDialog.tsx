import { useCart, useShipping } from "@shop/react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ConfirmDialog } from "../../shared/ActionButton.tsx";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";

export function UndeliverableDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const t = useTexts("cart");
  const navigate = useNavigate();
  const { lines, remove } = useCart();
  const country = countryTitle(useLocaleConfig(), useShipping().countryId);
  const undeliverable = lines.filter((line) => line.undeliverable);

  function removeUndeliverable(): void {
    for (const { variantId } of undeliverable) remove(variantId);
    onClose();
    void navigate({ to: "/checkout" });
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("leave.title")}
      confirmLabel={t("leave.go")}
      cancelLabel={t("leave.back")}
      onConfirm={removeUndeliverable}
    >
      <p>{t("leave.text", { count: undeliverable.length, country })}</p>
      <ul>
        {undeliverable.map(({ variantId, title }) => (
          <li key={variantId}>{title}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
