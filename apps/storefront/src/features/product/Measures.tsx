import type { Product, ProductFeature, SaleElement } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Fact } from "./Fact.tsx";
import { MeasureDrawing } from "./MeasureDrawing.tsx";
import { fitsThroughDoor, isOtherSize, scaleDrawing, withUnit } from "./measures.ts";
import { useFeatures } from "./useFeatures.ts";
import { useNumber } from "./useNumber.ts";

/** Displayed in the delivery section. */
const ASSEMBLY = "assembly";

interface MeasuresProps {
  product: Product;
  chosen: SaleElement | undefined;
}

/** Measures of the selected size, as text and drawing, and of its packages. */
export function Measures({ product, chosen }: MeasuresProps): ReactElement {
  const features = useFeatures(product, chosen).filter(({ code }) => code !== ASSEMBLY);
  return (
    <div className="lh-measures">
      <dl className="lh-datalist">
        {features.map((feature) => (
          <Fact key={feature.code} title={feature.title}>
            {withUnit(feature)}
          </Fact>
        ))}
      </dl>
      <Drawing product={product} chosen={chosen} features={features} />
      {product.packages.length > 0 && <Packages product={product} chosen={chosen} />}
    </div>
  );
}

/** Prefers a drawing beside a familiar object, if there is one for the selected size. */
function Drawing({ product, chosen, features }: MeasuresProps & { features: readonly ProductFeature[] }): ReactElement {
  const t = useTexts("product");
  const scale = scaleDrawing(product, chosen);
  if (scale === undefined) return <MeasureDrawing features={features} />;
  return (
    <figure className="lh-scale">
      <img src={scale.url} alt="" width={720} height={560} loading="lazy" />
      <figcaption>{t(`scale.${scale.beside}`)}</figcaption>
    </figure>
  );
}

/** The backend reports the packages of one size only; other sizes get a hint. */
function Packages({ product, chosen }: MeasuresProps): ReactElement {
  const t = useTexts("product");
  const write = useNumber();
  const otherSize = isOtherSize(product.features, chosen);
  return (
    <div className="lh-packages">
      <h3>{t("packages.title", { count: product.packages.length })}</h3>
      <dl className="lh-datalist">
        {product.packages.map(({ length, width, height, weight }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- packages may be identical
          <Fact key={index} title={t("packages.one", { number: index + 1 })}>
            {t("packages.size", {
              length: write(length),
              width: write(width),
              height: write(height),
              weight: write(weight),
            })}
          </Fact>
        ))}
      </dl>
      {otherSize && <p className="lh-hint">{t("packages.otherSize")}</p>}
      {!otherSize && fitsThroughDoor(product.packages) && (
        <p className="lh-fits">
          <Icon name="circle-check" />
          {t("packages.door")}
        </p>
      )}
    </div>
  );
}
