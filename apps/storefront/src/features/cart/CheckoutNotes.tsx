import { useCart } from "@shop/react";
import type { ReactElement } from "react";
import { useDeliveryPlan } from "../../shared/deliveryPlan.ts";
import { useNextDayText } from "../../shared/useNextDayText.ts";
import { PaymentMethodList } from "./PaymentMethodList.tsx";

/** Below the checkout button: how to pay, and whether delivery tomorrow is possible. */
export function CheckoutNotes(): ReactElement {
  const { lines } = useCart();
  const nextDayText = useNextDayText(useDeliveryPlan(lines).all);
  return (
    <>
      <PaymentMethodList />
      {nextDayText && lines.every(({ freight }) => !freight) && <p className="lh-hint">{nextDayText}</p>}
    </>
  );
}
