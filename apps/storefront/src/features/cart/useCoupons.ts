import { type CartCoupon, emptyCart, isShopError } from "@shop/core";
import { useShop, useStore } from "@shop/react";
import { useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

export interface Coupons {
  coupons: readonly CartCoupon[];
  busy: boolean;
  /** why the last code was not taken */
  error: string | undefined;
  /** what is read out */
  said: string;
  /** Resolves to whether it was taken. */
  apply(code: string): Promise<boolean>;
  remove(code: string): Promise<void>;
}

/** Entering a coupon and taking it off again. */
export function useCoupons(): Coupons {
  const t = useTexts("cart");
  const { cart } = useShop();
  const { confirmed } = useStore(cart, emptyCart);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState("");

  async function run(call: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      await call();
      setSaid(done);
      return true;
    } catch (failure) {
      setSaid("");
      setError(reasonOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function reasonOf(failure: unknown): string {
    if (isShopError(failure, "COUPON_REJECTED")) return t(`coupon.reason.${String(failure.details["reason"])}`);
    if (!isShopError(failure, "RATE_LIMITED")) return t("coupon.reason.failed");
    return t("coupon.reason.wait", {
      count: Math.max(1, Math.ceil((failure.details["retryAfterSeconds"] ?? 60) / 60)),
    });
  }

  return {
    coupons: confirmed?.coupons ?? [],
    busy,
    error,
    said,
    async apply(text) {
      const code = text.trim();
      if (busy) return false;
      if (code === "") {
        setError(t("coupon.required"));
        return false;
      }
      return run(() => cart.applyCoupon(code), t("coupon.taken", { code }));
    },
    async remove(code) {
      if (!busy) await run(() => cart.removeCoupon(code), t("coupon.removed", { code }));
    },
  };
}
