import type { CartCheck } from "@shop/core";
import { useCart, useShop } from "@shop/react";
import { useEffect, useState } from "react";

export interface CartNews {
  check: CartCheck | undefined;
  /** Set after a rejected order, which reports the changes itself. */
  refused: boolean;
  dismiss: () => void;
  /** Validates the cart again after an order was rejected for outdated amounts. */
  lookAgain: () => void;
}

/** Validates the cart on entering cart or checkout; changes stay visible until dismissed. */
export function useCartCheck(): CartNews {
  const { cart } = useShop();
  const { initialized } = useCart();
  const [check, setCheck] = useState<CartCheck>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!initialized) return undefined;
    let left = false;
    cart.validate().then(
      (found) => !left && found !== undefined && hasNews(found) && setCheck(found),
      // The cart itself reports connection errors.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [cart, initialized]);
  return {
    check,
    refused,
    dismiss: () => setCheck(undefined),
    lookAgain() {
      setCheck(undefined);
      setRefused(true);
      cart.validate().then(
        (found) => found !== undefined && hasNews(found) && setCheck(found),
        () => cart.refresh(),
      );
    },
  };
}

/** Undeliverable lines are reported at the line instead. */
const hasNews = ({ removed, priceChanged, quantityChanged, couponsRemoved }: CartCheck): boolean =>
  removed.length + priceChanged.length + quantityChanged.length + couponsRemoved.length > 0;
