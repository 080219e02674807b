import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { fitPath } from "../../shared/fit/fitPage.ts";
import { fitsUsualDoor, isBulky } from "../../shared/fit/fitsOpening.ts";
import { isOtherSize } from "../../shared/isOtherSize.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { DataList } from "../../ui/DataList.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DimensionDrawing } from "./DimensionDrawing.tsx";
import { findScaleDrawing, formatWithUnit, useFeatures } from "./dimensions.ts";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";
import type { SelectedProduct } from "./variants.ts";

export function Dimensions({ product, variant }: SelectedProduct): ReactElement {
  const t = useTexts("product");
  // The delivery section displays the assembly.
  const features = useFeatures(product, variant).filter(({ code }) => code !== "assembly");
  const scale = findScaleDrawing(product, variant);
  return (
    <div className="lh-measures">
      <DataList rows={features.map((feature) => [feature.title, formatWithUnit(feature)])} />
      {scale === undefined ? (
        <DimensionDrawing features={features} />
      ) : (
        <figure className="lh-scale">
          <img src={scale.url} alt="" width={720} height={560} loading="lazy" />
          <figcaption>{t(`scale.${scale.referenceObject}`)}</figcaption>
        </figure>
      )}
      {product.packages.length > 0 && <Packages product={product} variant={variant} />}
    </div>
  );
}

/** The backend reports the packages of one size only; other sizes get a hint. */
function Packages({ product: { id, packages, features }, variant }: SelectedProduct): ReactElement {
  const t = useTexts("product/belowFold");
  const formatNumber = useNumberFormat();
  const { language } = useRouter().options.context.storefront;
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
      {!isForOtherSize && isBulky(packages) && (
        <>
          {fitsUsualDoor(packages) && (
            <p className="lh-fits">
              <Icon name="circle-check" />
              {t("packages.door")}
            </p>
          )}
          <ShopLink to={`${fitPath(language)}?product=${id}${variant ? `&pse=${variant.id}` : ""}`}>
            {t("packages.fit")}
          </ShopLink>
        </>
      )}
    </div>
  );
}
