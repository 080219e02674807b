import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useDeliveryCountry } from "../../shared/useDeliveryCountry.ts";
import { DataList } from "../../ui/DataList.tsx";
import { isInStock, useDelivery } from "./Delivery.tsx";
import { ShippingCosts } from "./ShippingCosts.tsx";
import type { SelectedProduct } from "./variants.ts";

/** The facts beside the buy button, and the assembly, in a section below. */
export function DeliveryDetails({ product, variant }: SelectedProduct): ReactElement {
  const t = useTexts("product");
  const belowFold = useTexts("product/belowFold");
  const { dates, kind, price } = useDelivery(product, "long");
  const { country, isDeliverable } = useDeliveryCountry(product);
  const assembly = product.features.find(({ code }) => code === "assembly");
  const restock = product.restockDays;
  if (!isDeliverable) return <p>{t("undeliverable.title", { country })}</p>;
  const rows: Array<readonly [title: ReactNode, value: ReactNode]> = [
    [belowFold("details.way"), `${t(`delivery.${kind}.title`)}. ${t(`delivery.${kind}.note`)}`],
    [
      belowFold("details.when"),
      isInStock(variant) ? dates : restock && t("stock.restock", { min: restock.min, count: restock.max }),
    ],
    [belowFold("details.costs"), price ?? <ShippingCosts>{t("delivery.costs")}</ShippingCosts>],
    [assembly?.title, assembly?.value],
    [belowFold("details.step"), product.step > 1 ? t("step", { step: product.step }) : undefined],
  ];
  return <DataList className="lh-product-delivery" rows={rows.filter(([, value]) => value !== undefined)} />;
}
