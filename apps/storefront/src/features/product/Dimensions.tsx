import type { Product, ProductFeature, Variant } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DataList } from "../../ui/DataList.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DimensionDrawing } from "./DimensionDrawing.tsx";
import { findScaleDrawing, fitsThroughDoor, formatWithUnit, isOtherSize, useFeatures } from "./dimensions.ts";
import { useNumberFormat } from "./useNumberFormat.ts";

/** Displayed in the delivery section. */
const ASSEMBLY = "assembly";

interface DimensionsProps {
  product: Product;
  variant: Variant | undefined;
}

/** Measures of the selected size, as text and drawing, and of its packages. */
export function Dimensions({ product, variant }: DimensionsProps): ReactElement {
  const features = useFeatures(product, variant).filter(({ code }) => code !== ASSEMBLY);
  return (
    <div className="lh-measures">
      <DataList rows={features.map((feature) => [feature.title, formatWithUnit(feature)])} />
      <Drawing product={product} variant={variant} features={features} />
      {product.packages.length > 0 && <Packages product={product} variant={variant} />}
    </div>
  );
}

interface DrawingProps extends DimensionsProps {
  features: readonly ProductFeature[];
}

/** Prefers a drawing beside a familiar object, if there is one for the selected size. */
function Drawing({ product, variant, features }: DrawingProps): ReactElement {
  const t = useTexts("product");
  const scale = findScaleDrawing(product, variant);
  if (scale === undefined) return <DimensionDrawing features={features} />;
  return (
    <figure className="lh-scale">
      <img src={scale.url} alt="" width={720} height={560} loading="lazy" />
      <figcaption>{t(`scale.${scale.referenceObject}`)}</figcaption>
    </figure>
  );
}

/** The backend reports the packages of one size only; other sizes get a hint. */
function Packages({ product: { packages, features }, variant }: DimensionsProps): ReactElement {
  const t = useTexts("product");
  const formatNumber = useNumberFormat();
  const isForOtherSize = isOtherSize(features, variant);
  return (
    <div className="lh-packages">
      <h3>{t("packages.title", { count: packages.length })}</h3>
      <DataList
        rows={packages.map(({ length, width, height, weight }, index) => [
          t("packages.one", { number: index + 1 }),
          t("packages.size", {
            length: formatNumber(length),
            width: formatNumber(width),
            height: formatNumber(height),
            weight: formatNumber(weight),
          }),
        ])}
      />
      {isForOtherSize && <p className="lh-hint">{t("packages.otherSize")}</p>}
      {!isForOtherSize && fitsThroughDoor(packages) && (
        <p className="lh-fits">
          <Icon name="circle-check" />
          {t("packages.door")}
        </p>
      )}
    </div>
  );
}
