import type { Product, SaleElement } from "@shop/core";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useMoney } from "../../app/useMoney.ts";
import { useShown } from "../../app/useShown.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { postageOf } from "./freight.ts";
import { Pickup } from "./Pickup.tsx";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useCountry } from "./useCountry.ts";
import { useDeliveryDates } from "./useDeliveryDates.ts";

/** Delivery date, costs, method and returns, beside the buy button. */
export function DeliveryFacts({
  product,
  chosen,
  available,
}: {
  product: Product;
  chosen: SaleElement | undefined;
  /** False for sold-out variants, which have no delivery date. */
  available: boolean;
}): ReactElement {
  const t = useTexts("product");
  const money = useMoney();
  const shown = useShown();
  const { data: legal } = useSuspenseQuery(linksQuery(useShop(), "legal"));
  const withdrawal = legal.find(({ code }) => code === "withdrawal");
  const { title: country } = useCountry();
  const dates = useDeliveryDates(product, "short");
  const way = product.freight ? "freight" : "parcel";
  const postage = postageOf(product);
  return (
    <ul className="lh-delivery" role="list" aria-label={t("delivery.title")}>
      {available && (
        <li>
          <Icon name="calendar" />
          <span>
            {t("delivery.when")} <strong>{dates}</strong>
          </span>
          <span className="lh-delivery-note">{t(`delivery.${way}.when`, { country })}</span>
        </li>
      )}
      <li>
        <Icon name="truck" />
        <span>{t(`delivery.${way}.title`)}</span>
        {postage === undefined ? (
          <ShippingCosts>{t("delivery.costs")}</ShippingCosts>
        ) : (
          <strong className="lh-amount">{money(shown.cents(postage, product.vatPercent))}</strong>
        )}
        <span className="lh-delivery-note">
          {t(postage !== undefined && !product.freight ? "delivery.parcel.alone" : `delivery.${way}.note`)}
        </span>
      </li>
      {chosen !== undefined && <Pickup saleElementId={chosen.id} />}
      <li>
        <Icon name="rotate-ccw" />
        {withdrawal === undefined ? (
          <span>{t("withdrawal")}</span>
        ) : (
          <ShopLink to={withdrawal.url}>{t("withdrawal")}</ShopLink>
        )}
      </li>
    </ul>
  );
}
