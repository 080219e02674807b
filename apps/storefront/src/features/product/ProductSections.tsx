import type { Product, ProductFeature } from "@shop/core";
import type { ReactElement } from "react";
import { useMoney } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Html } from "../../ui/Html.tsx";
import { FREIGHT_CENTS } from "./DeliveryFacts.tsx";
import { MeasureDrawing } from "./MeasureDrawing.tsx";
import { ShippingCosts } from "./ProductPrice.tsx";
import { useDeliveryDates } from "./useDeliveryDates.ts";

/** Told where the delivery is. */
const ASSEMBLY = "assembly";

interface SectionsProps {
  product: Product;
  /** What is sold out has no date. */
  available: boolean;
}

/** What one wants to know before buying, one below the other, all of it open. */
export function ProductSections({ product, available }: SectionsProps): ReactElement {
  const t = useTexts("product");
  const measures = product.features.filter(({ code }) => code !== ASSEMBLY);
  return (
    <div className="lh-product-sections lh-section">
      {product.description !== "" && (
        <Accordion title={<h2>{t("sections.description")}</h2>} open>
          <Html html={product.description} />
        </Accordion>
      )}
      {measures.length > 0 && (
        <Accordion title={<h2>{t("sections.measures")}</h2>} open>
          <div className="lh-measures">
            <FeatureList features={measures} />
            <MeasureDrawing features={measures} />
          </div>
        </Accordion>
      )}
      <Accordion title={<h2>{t("sections.delivery")}</h2>} open>
        <DeliveryDetails product={product} available={available} />
      </Accordion>
    </div>
  );
}

function FeatureList({ features }: { features: readonly ProductFeature[] }): ReactElement {
  return (
    <dl className="lh-datalist">
      {features.map((feature) => (
        <Fact
          key={feature.code}
          title={feature.title}
          value={[feature.value, feature.unit].filter(Boolean).join("\u00a0")}
        />
      ))}
    </dl>
  );
}

function DeliveryDetails({ product, available }: SectionsProps): ReactElement {
  const t = useTexts("product");
  const money = useMoney();
  const way = product.freight ? "freight" : "parcel";
  const dates = useDeliveryDates(product, "long");
  const assembly = product.features.find(({ code }) => code === ASSEMBLY);
  return (
    <dl className="lh-datalist lh-product-delivery">
      <Fact title={t("details.way")} value={`${t(`delivery.${way}.title`)}. ${t(`delivery.${way}.note`)}`} />
      {available && <Fact title={t("details.when")} value={dates} />}
      <Fact
        title={t("details.costs")}
        value={product.freight ? money(FREIGHT_CENTS) : <ShippingCosts>{t("delivery.costs")}</ShippingCosts>}
      />
      {assembly !== undefined && <Fact title={assembly.title} value={assembly.value} />}
      {product.step > 1 && <Fact title={t("details.step")} value={t("step", { step: product.step })} />}
    </dl>
  );
}

function Fact({ title, value }: { title: string; value: ReactElement | string }): ReactElement {
  return (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  );
}
