import { type ReactElement, useEffect, useState } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import type { CartCheck } from "@shop/core";
import { useCart, useMarket, useShop } from "@shop/react";

const notice = lazyPart(() => import("./CartChangeList.tsx").then(({ CartChangesNotice }) => CartChangesNotice));

export function CartChanges({ cartCheck: { check, dismiss } }: { cartCheck: CartCheckState }): ReactElement {
  return (
    // Always rendered: a live region inserted together with its text is not announced.
    <div className="lh-cart-changes" role="status">
      {check !== undefined && <notice.Component check={check} dismiss={dismiss} />}
    </div>
  );
}

type CartCheckState = ReturnType<typeof useCartCheck>;

/** Validates the cart on entering cart or checkout; changes stay visible until dismissed. */
export function useCartCheck() {
  const { cart } = useShop();
  const { isInitialized } = useCart();
  const { countryId } = useMarket();
  const [check, setCheck] = useState<CartCheck>();
  const [checkedFor, setCheckedFor] = useState(countryId);
  // The changed prices were those of another country.
  if (checkedFor !== countryId) {
    setCheckedFor(countryId);
    setCheck(undefined);
  }
  const [isAfterRejection, setIsAfterRejection] = useState(false);
  useEffect(() => {
    if (!isInitialized) return undefined;
    let isUnmounted = false;
    cart.validate().then(
      (found) => !isUnmounted && found !== undefined && hasChanges(found) && setCheck(found),
      // The cart itself reports connection errors.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [cart, isInitialized]);
  return {
    check,
    /** Set after a rejected order, which reports the changes itself. */
    isAfterRejection,
    dismiss: () => setCheck(undefined),
    /** Validates the cart again after an order was rejected for outdated amounts. */
    recheck() {
      setCheck(undefined);
      setIsAfterRejection(true);
      cart.validate().then(
        (found) => found !== undefined && hasChanges(found) && setCheck(found),
        () => cart.refresh(),
      );
    },
  };
}

/** Undeliverable lines are reported at the line instead. */
const hasChanges = ({ removed, priceChanged, quantityChanged, couponsRemoved }: CartCheck): boolean =>
  removed.length + priceChanged.length + quantityChanged.length + couponsRemoved.length > 0;
