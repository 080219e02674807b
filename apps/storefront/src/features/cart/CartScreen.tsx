import { Skeleton, useCart } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { CartChanges, useCartCheck } from "../../shared/cartChanges/CartChanges.tsx";
import { countArticles } from "../../shared/isService.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartSummary, SummarySkeleton } from "./CartSummary.tsx";
import "../../shared/service.css";

const clearCart = lazyPart(() => import("./ClearCart.tsx").then(({ ClearCart }) => ClearCart), {
  fallback: <div className="lh-cart-tools" />,
});

/** Only the browser knows the cart: a skeleton keeps the layout until it is loaded. */
export function CartScreen(): ReactElement {
  const t = useTexts("cart");
  const core = useTexts("core");
  const { storePhone } = useLocaleConfig();
  const { lines, isInitialized, isPersisted } = useCart();
  const isLoading = !isInitialized && lines.length === 0;
  return (
    <div className="lh-page lh-cart" aria-busy={isLoading}>
      <h1>
        {t("title")}
        {lines.length > 0 && <span className="lh-cart-count"> {t("itemCount", { count: countArticles(lines) })}</span>}
      </h1>
      <noscript>
        <p>{t("noScript", { phone: storePhone })}</p>
      </noscript>
      <CartChanges cartCheck={useCartCheck()} />
      {!isPersisted && <Notice announce="status" text={core("cart.notDurable")} />}
      {isLoading && <CartSkeleton />}
      {!isLoading && lines.length === 0 && (
        <EmptyState
          icon="shopping-cart"
          title={t("empty.title")}
          text={t("empty.advice")}
          action={<ButtonLink size="large" to="/" label={t("empty.action")} />}
        />
      )}
      {lines.length > 0 && (
        <div className="lh-cart-columns">
          <div className="lh-cart-goods">
            <CartLines />
            <clearCart.Component />
          </div>
          <CartSummary />
        </div>
      )}
    </div>
  );
}

function CartSkeleton(): ReactElement {
  const shared = useTexts("shared");
  return (
    <div className="lh-cart-columns lh-cart-skeleton">
      <p className="lh-visually-hidden" role="status">
        {shared("wait")}
      </p>
      <ul className="lh-cart-lines" aria-hidden="true">
        {["first", "second"].map((line) => (
          <li className="sh-line" key={line}>
            <span className="sh-line-picture sh-picture" />
            <span className="sh-line-about">
              <Skeleton />
              <Skeleton width="amount" />
              <Skeleton width="amount" />
            </span>
          </li>
        ))}
      </ul>
      <SummarySkeleton />
    </div>
  );
}
