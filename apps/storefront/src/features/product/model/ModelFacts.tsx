import type { Product } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { sidesText } from "../measures.ts";
import { useFeatures } from "../useFeatures.ts";

export interface ModelFactsProps {
  product: Product;
  model: Product["documents"][number];
  /** The shopper selected another colour, or size, than the model's. */
  otherColor: boolean;
  otherSize: boolean;
}

/** Size and colour of the model: one model serves all variants. */
export function ModelFacts({ product, model, otherColor, otherSize }: ModelFactsProps): ReactElement {
  const t = useTexts("product/model");
  const sides = sidesText(useFeatures(product, undefined));
  const color = product.colors.find(({ id }) => id === model.colorId)?.title;
  return (
    <div className="lh-model-facts">
      {sides !== "" && <p>{sides}</p>}
      {color !== undefined && <p className="lh-muted">{t(otherColor ? "otherColor" : "color", { color })}</p>}
      {otherSize && <p className="lh-muted">{t("otherSize")}</p>}
    </div>
  );
}
