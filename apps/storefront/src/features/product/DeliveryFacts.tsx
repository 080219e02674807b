import type { Product } from "@shop/core";
import { folderQuery, localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useMoney } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ShippingCosts } from "./ProductPrice.tsx";
import { useDeliveryDates } from "./useDeliveryDates.ts";

/** What the forwarding agent takes, gross. Source: specification 9, delivery notes. */
export const FREIGHT_CENTS = 9000;

/** When it comes, what that costs, how far it is carried, and that it can go back: before the shopper decides. */
export function DeliveryFacts({ product, available }: { product: Product; available: boolean }): ReactElement {
  const t = useTexts("product");
  const money = useMoney();
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: legal } = useSuspenseQuery(folderQuery(shop, "legal"));
  const withdrawal = legal.find(({ code }) => code === "withdrawal");
  const country = config.countries.find(({ id }) => id === config.countryId)?.title ?? "";
  const dates = useDeliveryDates(product, "short");
  const way = product.freight ? "freight" : "parcel";
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
        {product.freight ? (
          <strong className="lh-amount">{money(FREIGHT_CENTS)}</strong>
        ) : (
          <ShippingCosts>{t("delivery.costs")}</ShippingCosts>
        )}
        <span className="lh-delivery-note">{t(`delivery.${way}.note`)}</span>
      </li>
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
