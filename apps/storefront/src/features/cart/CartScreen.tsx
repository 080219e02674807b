import { emptyCart } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useCart, useShop, useStore } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { CartChanges } from "../../shared/cartChanges/CartChanges.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useCartCheck } from "../../shared/cartChanges/useCartCheck.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CartSkeleton } from "./CartSkeleton.tsx";

/** Only the browser knows the cart: a skeleton keeps the layout until it is loaded. */
export function CartScreen(): ReactElement {
  const t = useTexts("cart");
  const core = useTexts("core");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { lines, itemCount, isInitialized } = useCart();
  const { isPersisted } = useStore(useShop().cart, emptyCart);
  const isLoading = !isInitialized && lines.length === 0;
  return (
    <div className="lh-page lh-cart" aria-busy={isLoading}>
      <h1>
        {t("title")}
        {lines.length > 0 && <span className="lh-cart-count"> {t("itemCount", { count: itemCount })}</span>}
      </h1>
      <noscript>
        <p>{t("noScript", { phone: config.storePhone })}</p>
      </noscript>
      <CartChanges cartCheck={useCartCheck()} />
      {!isPersisted && (
        <Notice tone="info" announce="status">
          <p>{core("cart.notDurable")}</p>
        </Notice>
      )}
      {isLoading && <CartSkeleton />}
      {!isLoading && lines.length === 0 && (
        <EmptyState
          icon="shopping-cart"
          title={t("empty.title")}
          action={
            <ShopLink {...buttonProps({ size: "large" })} to="/">
              {t("empty.action")}
            </ShopLink>
          }
        >
          <p>{t("empty.advice")}</p>
        </EmptyState>
      )}
      {lines.length > 0 && (
        <div className="lh-cart-columns">
          <CartLines />
          <CartSummary />
        </div>
      )}
    </div>
  );
}
