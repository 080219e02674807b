import { MiniCartView, Skeleton, useCart, useTotals } from "@shop/react";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { useTotalsLabels } from "./useCartLabels.ts";
import { useRemoveLine } from "./useRemoveLine.ts";

/** The cart in the header. At checkout nothing is removed from it: the order is being made. */
export function MiniCart(): ReactElement {
  const t = useTexts("cart");
  const shared = useTexts("shared");
  const { lines, initialized } = useCart();
  const totals = useTotals();
  const format = useMoneyFormat();
  const labels = useTotalsLabels();
  const remove = useRemoveLine();
  const atCheckout = useLocation({ select: ({ pathname }) => pathname === "/checkout" });
  if (!initialized && lines.length === 0) return <Skeleton label={shared("wait")} />;
  return (
    <MiniCartView
      lines={lines}
      totals={totals}
      format={format}
      labels={{ ...labels, title: t("title"), empty: t("empty.title"), remove: (title) => t("line.remove", { title }) }}
      onRemove={atCheckout ? undefined : remove}
      whenEmpty={
        <ShopLink {...buttonLook({ variant: "outline" })} to="/">
          {t("empty.action")}
        </ShopLink>
      }
      actions={
        <>
          {!atCheckout && (
            <ShopLink {...buttonLook()} to="/checkout">
              {t("toCheckout")}
            </ShopLink>
          )}
          <ShopLink {...buttonLook({ variant: "outline" })} to="/cart">
            {t("toCart")}
          </ShopLink>
          {!atCheckout && (
            <ShopLink {...buttonLook({ variant: "quiet" })} to="/checkout">
              {t("asGuest")}
            </ShopLink>
          )}
        </>
      }
      link={ShopLink}
    />
  );
}
