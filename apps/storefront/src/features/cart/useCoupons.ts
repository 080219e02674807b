import { type Cart, type CartCoupon, emptyCart, isShopError, retryAfterSeconds } from "@shop/core";
import { useShop, useStore } from "@shop/react";
import { useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

const NO_MESSAGE = { text: "", isVisible: false };

export interface Coupons {
  coupons: readonly CartCoupon[];
  busy: boolean;
  error: string | undefined;
  message: string;
  /** Whether the message must be visible, because the coupon list does not convey it. */
  isMessageVisible: boolean;
  /** Resolves to whether the code was accepted. */
  apply(code: string): Promise<boolean>;
  /** Clears the error once another code is typed. */
  clearError(): void;
  remove(code: string): Promise<void>;
}

export function useCoupons(): Coupons {
  const t = useTexts("cart");
  const { cart } = useShop();
  const { confirmed } = useStore(cart, emptyCart);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState(NO_MESSAGE);
  const coupons = confirmed?.coupons ?? [];

  async function run(call: () => Promise<Cart>, done: (now: Cart) => typeof NO_MESSAGE): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      setMessage(done(await call()));
      return true;
    } catch (failure) {
      setMessage(NO_MESSAGE);
      setError(reasonOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** An exclusive coupon replaces the others: the message names them. */
  function appliedMessage(code: string, now: Cart): typeof NO_MESSAGE {
    const replaced = coupons.filter((before) => !now.coupons?.some((coupon) => coupon.code === before.code));
    if (replaced.length === 0) return { text: t("coupon.taken", { code }), isVisible: false };
    const others = replaced.map((coupon) => coupon.code).join(", ");
    return { text: t("coupon.replaced", { code, others }), isVisible: true };
  }

  function reasonOf(failure: unknown): string {
    if (isShopError(failure, "COUPON_REJECTED")) return t(`coupon.reason.${String(failure.details["reason"])}`);
    if (!isShopError(failure, "RATE_LIMITED")) return t("coupon.reason.failed");
    return t("coupon.reason.wait", { count: Math.ceil((retryAfterSeconds(failure) ?? 0) / 60) });
  }

  return {
    coupons,
    busy,
    error,
    message: message.text,
    // Another tab may have removed the coupon.
    isMessageVisible: message.isVisible && coupons.length > 0,
    async apply(text) {
      const code = text.trim();
      if (busy) return false;
      if (code === "") {
        setError(t("coupon.required"));
        return false;
      }
      return run(
        () => cart.applyCoupon(code),
        (now) => appliedMessage(code, now),
      );
    },
    clearError() {
      setError(undefined);
    },
    async remove(code) {
      if (busy) return;
      await run(
        () => cart.removeCoupon(code),
        () => ({ text: t("coupon.removed", { code }), isVisible: false }),
      );
    },
  };
}
