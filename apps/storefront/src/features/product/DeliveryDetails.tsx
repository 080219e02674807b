import { displayCents, type Product, productDisplay, type Variant } from "@shop/core";
import type { ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { getShippingCents } from "./getShippingCents.ts";
import { DataListRow } from "./DataListRow.tsx";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useDeliveryDates } from "./useDeliveryDates.ts";
import { useUndeliverableCountry } from "./useUndeliverableCountry.ts";

export function DeliveryDetails({
  product,
  variant,
}: {
  product: Product;
  variant: Variant | undefined;
}): ReactElement {
  const t = useTexts("product");
  const { display, formatCents } = useShopPrices();
  const shippingMethod = product.freight ? "freight" : "parcel";
  const shippingCents = getShippingCents(product);
  const dates = useDeliveryDates(product, "long");
  const country = useUndeliverableCountry(product);
  const isSoldOut = (variant?.stock ?? 0) === 0;
  const assembly = product.features.find(({ code }) => code === "assembly");
  if (country !== undefined) return <p>{t("undeliverable.title", { country })}</p>;
  return (
    <dl className="lh-datalist lh-product-delivery">
      <DataListRow
        title={t("details.way")}
      >{`${t(`delivery.${shippingMethod}.title`)}. ${t(`delivery.${shippingMethod}.note`)}`}</DataListRow>
      {!isSoldOut && <DataListRow title={t("details.when")}>{dates}</DataListRow>}
      {isSoldOut && product.restockDays !== undefined && (
        <DataListRow title={t("details.when")}>{t("stock.restock", product.restockDays)}</DataListRow>
      )}
      <DataListRow title={t("details.costs")}>
        {shippingCents === undefined ? (
          <ShippingCosts>{t("delivery.costs")}</ShippingCosts>
        ) : (
          formatCents(displayCents(shippingCents, productDisplay(product, display)))
        )}
      </DataListRow>
      {assembly !== undefined && <DataListRow title={assembly.title}>{assembly.value}</DataListRow>}
      {product.step > 1 && <DataListRow title={t("details.step")}>{t("step", { step: product.step })}</DataListRow>}
    </dl>
  );
}
