import { undeliverableIn } from "@shop/core";
import { MiniCartView, useCart, useSession } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useTotalsLabels } from "../../shared/prices/useTotalsLabels.ts";
import { usePageState } from "../../shared/usePageState.ts";
import { useRemoveLine } from "./useRemoveLine.ts";

/** Cart in the header. Read-only at checkout; guests get three ways to continue. Source: specification 2, mini cart. */
export function MiniCart(): ReactElement {
  const t = useTexts("cart");
  const shared = useTexts("shared");
  const { lines: cartLines, isInitialized } = useCart();
  const { lines, totals, format, showNet, vat } = useDisplayCart();
  const { status } = useSession();
  const labels = useTotalsLabels(vat, showNet);
  const remove = useRemoveLine();
  const atCheckout = usePageState(({ location }) => location.pathname === "/checkout");
  // The cart page explains undeliverable lines.
  const checkout = undeliverableIn(cartLines) === "none" ? "/checkout" : "/cart";
  return (
    <MiniCartView
      loading={!isInitialized}
      lines={lines}
      totals={totals}
      format={format}
      labels={{
        ...labels,
        title: t("title"),
        empty: t("empty.title"),
        wait: shared("wait"),
        remove: (title) => t("line.remove", { title }),
      }}
      onRemove={
        atCheckout
          ? undefined
          : ({ variantId: id }) => cartLines.filter((line) => line.variantId === id).forEach(remove)
      }
      emptyContent={<ButtonLink variant="outline" to="/" label={t("empty.action")} />}
      actions={
        <>
          {!atCheckout && <ButtonLink to={checkout} label={t("toCheckout")} />}
          <ButtonLink variant="outline" to="/cart" label={t("toCart")} />
        </>
      }
      signIn={
        atCheckout || status === "customer"
          ? undefined
          : {
              guest: <ShopLink to={checkout}>{t("asGuest")}</ShopLink>,
              register: <ShopLink to="/login-register?tab=register">{t("register")}</ShopLink>,
              login: <ShopLink to="/login-register?tab=login">{t("logIn")}</ShopLink>,
            }
      }
      link={ShopLink}
    />
  );
}
