import { isShopError, type PaymentCode, paymentPath } from "@shop/core";
import { useCheckout, useShop } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Which message of the core's catalogue tells the shopper what happened. */
const MESSAGES: Record<string, string> = {
  NETWORK: "error.network",
  TIMEOUT: "error.network",
  PRICE_CHANGED: "error.priceChanged",
  COUPON_REJECTED: "error.priceChanged",
  OUT_OF_STOCK: "error.outOfStock",
  UNDELIVERABLE: "error.undeliverable",
  CART_NOT_FOUND: "error.cartGone",
};

export interface PlaceOrder {
  busy: boolean;
  /** key of the core's catalogue */
  failure: string | undefined;
  place(state: CheckoutState): Promise<void>;
}

/** Sends the order once per click that counts: while one is under way, further clicks do nothing. */
export function usePlaceOrder(): PlaceOrder {
  const shop = useShop();
  const router = useRouter();
  const { placeOrder } = useCheckout();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send({ draft, delivery, payment, totalCents }: CheckoutState): Promise<void> {
    if (payment === undefined || totalCents === undefined) return;
    const start = await placeOrder({
      email: draft.email,
      delivery: draft.delivery,
      invoice: draft.invoice,
      deliveryMethodId: delivery.methodId,
      payment: { id: payment.id, code: knownCode(payment.code) },
      message: draft.message,
      expectedTotalCents: totalCents,
    });
    // Both methods so far end on a page of the shop; no other address is followed.
    if (start.kind === "redirect" && start.url.startsWith("/")) return router.navigate({ href: start.url });
    setFailure("error.unexpected");
  }

  return {
    busy,
    failure,
    async place(state) {
      if (busy) return;
      setBusy(true);
      setFailure(undefined);
      try {
        await send(state);
      } catch (error) {
        setFailure((isShopError(error) && MESSAGES[error.code]) || "error.unexpected");
        // What the shop refused was made of numbers that are no longer true.
        shop.cart.refresh();
      } finally {
        setBusy(false);
      }
    },
  };
}

const CODES: readonly PaymentCode[] = [
  "Vorkasse",
  "Nachnahme",
  "PayPal",
  "GlobalPayments",
  "Sofort",
  "StripePayment",
  "Klarna",
];

/** A method of another shop that the core has no call for cannot be chosen in the first place. */
export const isPayable = (code: string): code is PaymentCode =>
  CODES.some((known) => known === code && paymentPath(known) !== undefined);

function knownCode(code: string): PaymentCode {
  if (isPayable(code)) return code;
  throw new Error(`No call for the payment method ${code}`);
}
