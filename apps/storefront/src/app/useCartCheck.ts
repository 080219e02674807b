import type { CartCheck } from "@shop/core";
import { useCart, useShop } from "@shop/react";
import { useEffect, useState } from "react";

export interface CartNews {
  check: CartCheck | undefined;
  /** it was found when something was refused: who was refused is told there */
  refused: boolean;
  dismiss: () => void;
  /** Something was refused that was made of numbers that are no longer true: they are brought up to date. */
  lookAgain: () => void;
}

/** Entering cart or checkout brings the cart up to date; what has changed since is told until it is dismissed. */
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
      // The cart itself shows whether the shop can be reached.
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

/** Whether there is something to tell; what cannot be delivered is said at its line. */
const hasNews = ({ removed, priceChanged, quantityChanged, couponsRemoved }: CartCheck): boolean =>
  removed.length + priceChanged.length + quantityChanged.length + couponsRemoved.length > 0;
