import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ConfirmDialog } from "../../shared/ActionButton.tsx";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";

export interface ReplaceCouponQuestion {
  code: string;
  /** Codes of the coupons it replaces. */
  others: string;
  /** Discount with it, gross cents. */
  discountCents: number;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before a coupon replaces others that give a higher discount. */
export function ReplaceCouponDialog(props: ReplaceCouponQuestion): ReactElement {
  const { code, others, discountCents, onAnswer } = props;
  const t = useTexts("cart");
  const { totals, convertShipping, formatCents } = useDisplayCart();
  const before = formatCents(totals.discountCents);
  const now = formatCents(convertShipping(discountCents));
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
