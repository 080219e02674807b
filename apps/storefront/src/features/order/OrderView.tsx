import type { Order } from "@shop/core";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { OrderParts } from "./OrderParts.tsx";

/** The order that was just placed, whole. */
export function OrderView({ order }: { order: Order }): ReactElement {
  const t = useTexts("order");
  return (
    <div className="lh-page lh-order" aria-busy={false}>
      <div className="lh-pagehead">
        <h1>{t("placed.title")}</h1>
        <p className="lh-lead">{t("placed.mail", { email: order.email })}</p>
      </div>
      <OrderParts order={order} />
      <ShopLink {...buttonLook({ variant: "outline" })} to="/">
        {t("toHome")}
      </ShopLink>
    </div>
  );
}
