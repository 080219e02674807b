import { type CheckoutStore, ShopError, type StartedPayment } from "@shop/core";
import { useCheckout, useShop } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type OrderFailure, describeOrderError } from "./CheckoutNotices.tsx";
import type { CheckoutState } from "./useCheckoutState.ts";

/** Places the order; ignores clicks while a request is running. */
export function usePlaceOrder() {
  const router = useRouter();
  const { checkout } = useShop();
  const { placeOrder } = useCheckout();
  const [busy, setBusy] = usePageBusy();
  const [failure, setFailure] = useState<OrderFailure>();
  const [wait, setWait] = useState<{ seconds: number; sinceMs: number }>();
  const secondsLeft = useCountdown(wait);

  async function send({ draft, delivery, payment, isPickup, plan, totalCents }: CheckoutState): Promise<void> {
    // The button is disabled until both are known.
    if (payment === undefined || totalCents === undefined) throw new Error("Nothing to pay");
    const start = await placeOrder({
      email: draft.email,
      shippingAddress: draft.shippingAddress,
      billingAddress: draft.billingAddress,
      vatNumber: (draft.billingAddress ?? draft.shippingAddress).company === "" ? "" : draft.vatNumber,
      pickup: isPickup ? draft.pickup : undefined,
      shippingMethodId: delivery.methodId,
      // The choice persists across carts; a cart that is not mixed offers none.
      shipComplete: plan.first === undefined || draft.shipComplete,
      payment: { id: payment.id, code: payment.code },
      message: draft.message,
      amazonSessionId: draft.amazonSessionId,
      expectedTotalCents: totalCents,
    });
    const url = paymentUrl(start);
    // Result pages of the shop need no document load; provider pages do, including the test bank.
    if (RESULT_PAGE.test(url)) await router.navigate({ href: url });
    else location.assign(url);
  }

  return {
    busy,
    failure,
    secondsLeft,
    async place(state: CheckoutState): Promise<void> {
      if (busy || secondsLeft > 0) return;
      setBusy(true);
      setFailure(undefined);
      setWait(undefined);
      try {
        await send(state);
      } catch (error) {
        // An order whose response was lost may exist: its page takes precedence over the error.
        const page = await confirmedOrderPath(checkout);
        if (page !== undefined) return router.navigate({ href: page });
        const found = describeOrderError(error, { amazon: state.payment?.code === "AmazonPay" });
        setFailure(found);
        if (found.waitSeconds !== undefined) setWait({ seconds: found.waitSeconds, sinceMs: Date.now() });
        setBusy(false);
        if (OUTDATED_AMOUNTS.has(found.key)) state.cartCheck.recheck();
      }
    },
  };
}

const OUTDATED_AMOUNTS: ReadonlySet<string> = new Set(["priceChanged", "outOfStock", "undeliverable"]);

const RESULT_PAGE = /^\/order-(placed|failed)(\?|$)/;

/** @throws ShopError PAYMENT_FAILED for a card session without a URL: its provider accepts no bare sessions (D7) */
function paymentUrl(start: StartedPayment): string {
  if (start.url !== undefined) return start.url;
  throw new ShopError("PAYMENT_FAILED", { details: { at: "checkout" } });
}

/** Returns the seconds left of a wait. Computed from the clock, so that it is right after the device slept. */
function useCountdown(wait: { seconds: number; sinceMs: number } | undefined): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (wait === undefined) return;
    const tick = (): void => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  if (wait === undefined) return 0;
  const passedMs = Math.max(0, nowMs - wait.sinceMs);
  return Math.max(0, Math.ceil(wait.seconds - passedMs / 1000));
}

/** Busy state of a page that leaves the shop: the back/forward cache would restore it as busy. */
export function usePageBusy(): [busy: boolean, setBusy: (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(false);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  return [busy, setBusy];
}

const resultPath = (cartId: number): string => `/order-placed?cart_id=${cartId}`;

/** Returns the result page of the last submitted cart while its outcome is unknown. */
export function pendingOrderPath(checkout: Pick<CheckoutStore, "pendingCartId">): string | undefined {
  const cartId = checkout.pendingCartId();
  return cartId === undefined ? undefined : resultPath(cartId);
}

/** Returns that page once the backend confirms that the order exists. */
export async function confirmedOrderPath(
  checkout: Pick<CheckoutStore, "pendingCartId" | "result">,
): Promise<string | undefined> {
  const cartId = checkout.pendingCartId();
  if (cartId === undefined) return undefined;
  // After a failure it is unknown for now: the order is retried with the same idempotency key.
  const outcome = await checkout.result(cartId).catch(() => undefined);
  return outcome?.order === undefined ? undefined : resultPath(cartId);
}
