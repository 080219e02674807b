import { undeliverableIn } from "@shop/core";
import { useCart, useShipping } from "@shop/react";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";

const undeliverableDialog = lazyPart(
  () => import("./UndeliverableDialog.tsx").then(({ UndeliverableDialog: LeaveOut }) => LeaveOut),
  null,
);

/**
 * Checkout button. Asks for confirmation when some lines are undeliverable; disabled when all are, or no shipping
 * method exists.
 * Source: specification 8.
 */
export function CheckoutButton(): ReactElement {
  const t = useTexts("cart");
  const { lines } = useCart();
  const { methods } = useShipping();
  const [isConfirming, setConfirming] = useState(false);
  const undeliverable = undeliverableIn(lines);
  const style = buttonProps({ size: "large", wide: true });
  if (undeliverable === "some") {
    return (
      <>
        <Button size="large" wide aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t("toCheckout")}
        </Button>
        <undeliverableDialog.Component open={isConfirming} onClose={() => setConfirming(false)} />
      </>
    );
  }
  if (undeliverable === "all" || methods?.length === 0) {
    return (
      <Button size="large" wide disabled>
        {t("toCheckout")}
      </Button>
    );
  }
  return (
    <ShopLink {...style} to="/checkout">
      {t("toCheckout")}
    </ShopLink>
  );
}
