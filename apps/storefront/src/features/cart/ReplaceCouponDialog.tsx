import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ConfirmDialog } from "../../shared/ActionButton.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";

export interface ReplaceCouponQuestion {
  code: string;
  /** Codes of the coupons it replaces. */
  others: string;
  /** With it and without, gross cents with shipping. */
  totalCents: number;
  currentTotalCents: number;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before a coupon replaces others and raises the total. */
export function ReplaceCouponDialog(props: ReplaceCouponQuestion): ReactElement {
  const { code, others, onAnswer } = props;
  const t = useTexts("cart");
  const { formatGross } = useShopPrices();
  const [before, now] = [formatGross(props.currentTotalCents), formatGross(props.totalCents)];
  return (
    <ConfirmDialog
      open
      onClose={() => onAnswer(false)}
      title={t("coupon.worse.title", { others })}
      confirmLabel={t("coupon.worse.replace", { code })}
      cancelLabel={t("coupon.worse.keep", { others })}
      onConfirm={() => onAnswer(true)}
    >
      <p>{t("coupon.worse.text", { code, others, before, now })}</p>
    </ConfirmDialog>
  );
}
