import { useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ConfirmButton } from "../../shared/ActionButton.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { headingId } from "./steps.ts";
import type { StepProps } from "./useCheckoutState.ts";

/** Offers to remove lines that cannot be shipped; when none can, checkout ends here. Source: specification 8. */
export function UndeliverableLines({ state, onNext, country }: StepProps & { country: string }): ReactElement {
  const { lines } = state.cart;
  const t = useTexts("checkout");
  const { cart } = useShop();
  const undeliverable = lines.filter((line) => line.undeliverable);
  const isCartUndeliverable = undeliverable.length === lines.length;

  const hasRemoved = useRef(false);
  // The pressed buttons unmount: focus moves to the heading of the step.
  useEffect(
    () => () => {
      if (hasRemoved.current) document.getElementById(headingId("delivery"))?.focus();
    },
    [],
  );

  async function removeLines(): Promise<void> {
    hasRemoved.current = true;
    for (const { variantId } of undeliverable) cart.remove(variantId);
  }

  const names = (
    <ul className="lh-list">
      {undeliverable.map(({ variantId, title }) => (
        <li key={variantId}>{title}</li>
      ))}
    </ul>
  );
  return (
    <div className="lh-stack">
      <Notice
        tone={isCartUndeliverable ? "error" : "warn"}
        announce="alert"
        title={t(isCartUndeliverable ? "undeliverable.all" : "undeliverable.some", { country })}
      >
        {!isCartUndeliverable && names}
        <p>{t("undeliverable.hint")}</p>
      </Notice>
      <div className="lh-actions">
        {!isCartUndeliverable && (
          <ConfirmButton
            size="large"
            label={t("undeliverable.without")}
            title={t("undeliverable.confirmTitle")}
            confirmLabel={t("undeliverable.confirm")}
            cancelLabel={t("undeliverable.keep")}
            action={removeLines}
          >
            <p>{t("undeliverable.confirmText", { country })}</p>
            {names}
          </ConfirmButton>
        )}
        <Button size="large" variant={isCartUndeliverable ? undefined : "outline"} onClick={() => onNext("address")}>
          {t("undeliverable.toAddress")}
        </Button>
        <ButtonLink variant="quiet" to="/cart" label={t("toCart")} />
      </div>
    </div>
  );
}
