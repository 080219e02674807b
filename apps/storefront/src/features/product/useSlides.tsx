import type { Picture, Product, SaleElement } from "@shop/core";
import type { GallerySlide } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { measureDrawing } from "./laterParts.tsx";
import { drawingUrl, hasSides, sidesText } from "./measures.ts";
import { drawingIndex } from "./productPictures.ts";
import { useFeatures } from "./useFeatures.ts";

/** The pictures, and among them the drawing with the measures. */
export function useSlides(
  product: Product,
  chosen: SaleElement | undefined,
  pictures: readonly Picture[],
): readonly GallerySlide[] {
  const t = useTexts("product");
  const features = useFeatures(product, chosen);
  const slides = pictures.map((picture): GallerySlide => ({ key: picture.base, picture }));
  const label = t("drawing", { measures: sidesText(features) });
  const url = drawingUrl(product, chosen);
  // The drawn sheet says the measures of one size: another one is drawn here.
  if (url !== undefined)
    slides.splice(drawingIndex(pictures), 0, { key: url, href: url, drawing: drawingFile(url, label) });
  else if (hasSides(features))
    slides.splice(drawingIndex(pictures), 0, {
      key: "drawing",
      drawing: <measureDrawing.Part features={features} label={label} />,
    });
  return slides;
}

const drawingFile = (url: string, label: string): ReactElement => <img src={url} alt={label} loading="lazy" />;
