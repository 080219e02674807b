import type { Picture, Product, Variant } from "@shop/core";
import type { GallerySlide } from "@shop/react";
import { useTexts } from "../../i18n/useTexts.ts";
import { lazyDimensionDrawing } from "./lazyProductParts.tsx";
import { findDrawingUrl, hasAllDimensions, findScaleDrawing, formatDimensions } from "./dimensions.ts";
import { drawingIndex } from "./selectPictures.ts";
import { useFeatures } from "./useFeatures.ts";

/** Pictures of the gallery, with scale drawing and dimension drawing inserted. */
export function useGallerySlides(
  product: Product,
  variant: Variant | undefined,
  pictures: readonly Picture[],
): readonly GallerySlide[] {
  "use memo";
  const t = useTexts("product");
  const features = useFeatures(product, variant);
  const slides = pictures.map((picture): GallerySlide => ({ key: picture.base, picture }));
  const dimensionsText = formatDimensions(features);
  const label = t("drawing", { measures: dimensionsText });
  const scale = findScaleDrawing(product, variant);
  const url = findDrawingUrl(product, variant);
  const drawings: GallerySlide[] = [];
  if (scale !== undefined)
    drawings.push(drawingSlide(scale.url, `${t(`scale.${scale.referenceObject}`)}: ${dimensionsText}`));
  // The drawing file shows the measures of one size; other sizes are drawn here.
  if (url !== undefined) drawings.push(drawingSlide(url, label));
  else if (hasAllDimensions(features))
    drawings.push({ key: "drawing", drawing: <lazyDimensionDrawing.Component features={features} label={label} /> });
  return slides.toSpliced(drawingIndex(pictures), 0, ...drawings);
}

const drawingSlide = (url: string, label: string): GallerySlide => ({
  key: url,
  href: url,
  drawing: <img src={url} alt={label} loading="lazy" />,
});
