import type { Product } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { formatDimensions, useFeatures } from "../dimensions.ts";

export interface ModelFactsProps {
  product: Product;
  model: Product["documents"][number];
  /** The shopper selected another colour, or size, than the model's. */
  isOtherColor: boolean;
  isOtherSize: boolean;
}

/** Size and colour of the model: one model serves all variants. */
export function ModelFacts({ product, model, isOtherColor, isOtherSize }: ModelFactsProps): ReactElement {
  const t = useTexts("product/model");
  const dimensionsText = formatDimensions(useFeatures(product, undefined));
  const color = product.colors.find(({ id }) => id === model.colorId)?.title;
  return (
    <div className="lh-model-facts">
      {dimensionsText !== "" && <p>{dimensionsText}</p>}
      {color !== undefined && <p className="lh-muted">{t(isOtherColor ? "otherColor" : "color", { color })}</p>}
      {isOtherSize && <p className="lh-muted">{t("otherSize")}</p>}
    </div>
  );
}
