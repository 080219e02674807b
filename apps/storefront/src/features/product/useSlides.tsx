import type { Picture, Product, SaleElement } from "@shop/core";
import type { GallerySlide } from "@shop/react";
import { useTexts } from "../../i18n/useTexts.ts";
import { measureDrawing } from "./laterParts.tsx";
import { drawingUrl, hasSides, scaleDrawing, sidesText } from "./measures.ts";
import { drawingIndex } from "./productPictures.ts";
import { useFeatures } from "./useFeatures.ts";

/** Pictures of the gallery, with scale drawing and dimension drawing inserted. */
export function useSlides(
  product: Product,
  chosen: SaleElement | undefined,
  pictures: readonly Picture[],
): readonly GallerySlide[] {
  "use memo";
  const t = useTexts("product");
  const features = useFeatures(product, chosen);
  const slides = pictures.map((picture): GallerySlide => ({ key: picture.base, picture }));
  const measures = sidesText(features);
  const label = t("drawing", { measures });
  const scale = scaleDrawing(product, chosen);
  const url = drawingUrl(product, chosen);
  const drawings: GallerySlide[] = [];
  if (scale !== undefined) drawings.push(drawingFile(scale.url, `${t(`scale.${scale.beside}`)}: ${measures}`));
  // The drawing file shows the measures of one size; other sizes are drawn here.
  if (url !== undefined) drawings.push(drawingFile(url, label));
  else if (hasSides(features))
    drawings.push({ key: "drawing", drawing: <measureDrawing.Part features={features} label={label} /> });
  return slides.toSpliced(drawingIndex(pictures), 0, ...drawings);
}

const drawingFile = (url: string, label: string): GallerySlide => ({
  key: url,
  href: url,
  drawing: <img src={url} alt={label} loading="lazy" />,
});
