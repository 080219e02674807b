import type { Product, SaleElement } from "@shop/core";
import type { ReactElement } from "react";
import { useMoney } from "../../app/useMoney.ts";
import { useShown } from "../../app/useShown.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { postageOf } from "./freight.ts";
import { Fact } from "./Fact.tsx";
import { ShippingCosts } from "./ShippingCosts.tsx";
import { useDeliveryDates } from "./useDeliveryDates.ts";
import { useUndeliverable } from "./useUndeliverable.ts";

export function DeliveryDetails({
  product,
  chosen,
}: {
  product: Product;
  chosen: SaleElement | undefined;
}): ReactElement {
  const t = useTexts("product");
  const money = useMoney();
  const shown = useShown();
  const way = product.freight ? "freight" : "parcel";
  const postage = postageOf(product);
  const dates = useDeliveryDates(product, "long");
  const country = useUndeliverable(product);
  const soldOut = (chosen?.stock ?? 0) === 0;
  const assembly = product.features.find(({ code }) => code === "assembly");
  if (country !== undefined) return <p>{t("undeliverable.title", { country })}</p>;
  return (
    <dl className="lh-datalist lh-product-delivery">
      <Fact title={t("details.way")}>{`${t(`delivery.${way}.title`)}. ${t(`delivery.${way}.note`)}`}</Fact>
      {!soldOut && <Fact title={t("details.when")}>{dates}</Fact>}
      {soldOut && product.restockDays !== undefined && (
        <Fact title={t("details.when")}>{t("stock.restock", product.restockDays)}</Fact>
      )}
      <Fact title={t("details.costs")}>
        {postage === undefined ? (
          <ShippingCosts>{t("delivery.costs")}</ShippingCosts>
        ) : (
          money(shown.cents(postage, product.vatPercent))
        )}
      </Fact>
      {assembly !== undefined && <Fact title={assembly.title}>{assembly.value}</Fact>}
      {product.step > 1 && <Fact title={t("details.step")}>{t("step", { step: product.step })}</Fact>}
    </dl>
  );
}
