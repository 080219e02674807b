import { displayCents, type Product, productDisplay, type Variant } from "@shop/core";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { getShippingCents } from "./getShippingCents.ts";
import { Pickup } from "./Pickup.tsx";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useDeliveryCountry } from "./useDeliveryCountry.ts";
import { useDeliveryDates } from "./useDeliveryDates.ts";

/** Delivery date, costs, method and returns, beside the buy button. */
export function DeliveryFacts({
  product,
  variant,
  isAvailable,
}: {
  product: Product;
  variant: Variant | undefined;
  /** False for sold-out variants, which have no delivery date. */
  isAvailable: boolean;
}): ReactElement {
  const t = useTexts("product");
  const { display, formatCents } = useShopPrices();
  const { data: legal } = useSuspenseQuery(folderLinksQuery(useShop(), "legal"));
  const withdrawal = legal.find(({ code }) => code === "withdrawal");
  const { title: country } = useDeliveryCountry();
  const dates = useDeliveryDates(product, "short");
  const shippingMethod = product.freight ? "freight" : "parcel";
  const shippingCents = getShippingCents(product);
  return (
    <ul className="lh-delivery" role="list" aria-label={t("delivery.title")}>
      {isAvailable && (
        <li>
          <Icon name="calendar" />
          <span>
            {t("delivery.when")} <strong>{dates}</strong>
          </span>
          <span className="lh-delivery-note">{t(`delivery.${shippingMethod}.when`, { country })}</span>
        </li>
      )}
      <li>
        <Icon name="truck" />
        <span>{t(`delivery.${shippingMethod}.title`)}</span>
        {shippingCents === undefined ? (
          <ShippingCosts>{t("delivery.costs")}</ShippingCosts>
        ) : (
          <strong className="lh-amount">
            {formatCents(displayCents(shippingCents, productDisplay(product, display)))}
          </strong>
        )}
        <span className="lh-delivery-note">
          {t(
            shippingCents !== undefined && !product.freight
              ? "delivery.parcel.alone"
              : `delivery.${shippingMethod}.note`,
          )}
        </span>
      </li>
      {variant !== undefined && <Pickup variantId={variant.id} />}
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
