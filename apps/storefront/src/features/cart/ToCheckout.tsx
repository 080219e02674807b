import { undeliverableIn } from "@shop/core";
import { useCart, useDelivery } from "@shop/react";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { later } from "../../ui/later.tsx";

const leaveOut = later(() => import("./LeaveOut.tsx").then(({ LeaveOut }) => LeaveOut), null);

/**
 * Checkout button. Asks for confirmation when some lines are undeliverable; disabled when all are, or no shipping
 * method exists.
 * Source: specification 8.
 */
export function ToCheckout(): ReactElement {
  const t = useTexts("cart");
  const { lines } = useCart();
  const { methods } = useDelivery();
  const [asking, setAsking] = useState(false);
  const undeliverable = undeliverableIn(lines);
  const look = buttonLook({ size: "large", wide: true });
  if (undeliverable === "some") {
    return (
      <>
        <Button size="large" wide aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t("toCheckout")}
        </Button>
        <leaveOut.Part open={asking} onClose={() => setAsking(false)} />
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
    <ShopLink {...look} to="/checkout">
      {t("toCheckout")}
    </ShopLink>
  );
}
