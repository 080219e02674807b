import { displayCents, type FulfilmentCenter, type Product, productDisplay, stockLabel } from "@shop/core";
import { centersQuery, pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { usePageLink } from "../../shared/folderLinksQuery.ts";
import { useDeliveryRange } from "../../shared/dates.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useDeliveryCountry } from "../../shared/useDeliveryCountry.ts";
import { useNextDayText } from "../../shared/useNextDayText.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { getListFormat } from "../../ui/intlFormats.ts";
import { getShippingCents, ShippingCosts } from "./ShippingCosts.tsx";
import type { SelectedProduct } from "./variants.ts";

/** Delivery date, costs, method and returns, beside the buy button. A sold-out variant has no delivery date. */
export function DeliveryFacts({ product, variant }: SelectedProduct): ReactElement {
  const t = useTexts("product");
  const withdrawal = usePageLink("legal", "withdrawal");
  // Priced by the metre, so cut for the shopper. Source: Directive 2011/83/EU, Art. 16 (c).
  const isCut = product.unit?.measure === "m" && product.unit.content === 1;
  const right = t(isCut ? "noWithdrawal" : "withdrawal");
  const { country } = useDeliveryCountry(product);
  const { dates, kind, price } = useDelivery(product, "short");
  const nextDayText = useNextDayText(product.deliveryDays);
  return (
    <ul className="lh-delivery" role="list" aria-label={t("delivery.title")}>
      {isInStock(variant) && (
        <li>
          <Icon name="calendar" />
          <span>
            {t("delivery.when")} <strong>{dates}</strong>
          </span>
          <span className="lh-delivery-note">{t(`delivery.${kind}.when`, { country })}</span>
          {!product.freight && nextDayText && <span className="lh-delivery-note">{nextDayText}</span>}
        </li>
      )}
      <li>
        <Icon name="truck" />
        <span>{t(`delivery.${kind}.title`)}</span>
        {price === undefined ? (
          <ShippingCosts>{t("delivery.costs")}</ShippingCosts>
        ) : (
          <strong className="lh-amount">{price}</strong>
        )}
        <span className="lh-delivery-note">
          {t(price !== undefined && !product.freight ? "delivery.parcel.alone" : `delivery.${kind}.note`)}
        </span>
      </li>
      {variant !== undefined && <Pickup variantId={variant.id} />}
      <li>
        <Icon name="rotate-ccw" />
        {withdrawal === undefined ? <span>{right}</span> : <ShopLink to={withdrawal.url}>{right}</ShopLink>}
      </li>
    </ul>
  );
}

export const isInStock = (variant: SelectedProduct["variant"]): boolean => variant !== undefined && variant.stock > 0;

/** Dates count from the storefront's date, which server and browser share. The price is undefined if unknown. */
export function useDelivery(product: Product, month: "short" | "long") {
  const { display, format, formatCents } = useShopPrices();
  const rangeOf = useDeliveryRange(month);
  const shippingCents = getShippingCents(product, format.currency);
  return {
    dates: rangeOf(product.deliveryDays),
    kind: product.freight ? "freight" : "parcel",
    price:
      shippingCents === undefined
        ? undefined
        : formatCents(displayCents(shippingCents, productDisplay(product, display))),
  } as const;
}

/** Pickup in the storefront's country. The points come with the page, their stock follows into reserved lines. */
function Pickup({ variantId }: { variantId: number }): ReactElement | null {
  const t = useTexts("product");
  const shop = useShop();
  const { countryId, locale } = useRouter().options.context.storefront;
  const { data: points = [] } = useQuery(pickupPointsQuery(shop));
  const localPoints = points.filter((point) => point.countryId === countryId);
  const { data: centers, isError } = useQuery({ ...centersQuery(shop, variantId), enabled: localPoints.length > 0 });
  if (localPoints.length === 0) return null;

  function stockText({ id, city }: FulfilmentCenter): string {
    const stock = stockLabel(centers?.find((center) => center.id === id)?.stock ?? 0);
    return t(`pickup.${stock.kind}`, { city, count: stock.kind === "few" ? stock.count : undefined });
  }

  const cities = getListFormat(locale).format(localPoints.map(({ city }) => city));
  const pending = isError ? t("pickup.unknown") : t("pickup.checking") + "\n\u00A0".repeat(localPoints.length - 1);
  return (
    <li>
      <Icon name="store" />
      <span>{t("pickup.title", { cities })}</span>
      <span className="lh-delivery-note lh-delivery-pickup">
        {centers === undefined ? pending : localPoints.map(stockText).join("\n")}
      </span>
    </li>
  );
}
