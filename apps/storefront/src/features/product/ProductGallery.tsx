import type { Picture } from "@shop/core";
import { Gallery, type GallerySlide } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { findDrawingUrl, findScaleDrawing, formatDimensions, hasAllDimensions, useFeatures } from "./dimensions.ts";
import { lazyDimensionDrawing } from "./lazyProductParts.tsx";
import { drawingIndex, selectPictures } from "./selectPictures.ts";
import { ModelButton } from "./model/ModelButton.tsx";
import { colorOf, type SelectedProduct } from "./variants.ts";
import { lazyPart, useOpenedPart } from "../../ui/lazyPart.tsx";

const zoomView = lazyPart(() => import("./opened/ZoomView.tsx").then(({ ZoomView }) => ZoomView));

export function ProductGallery({ product, variant }: SelectedProduct): ReactElement {
  const t = useTexts("product");
  const { texts } = useRouter().options.context;
  const {
    opened: zoomStart,
    open,
    close,
  } = useOpenedPart<number>(() => Promise.all([zoomView.load(), texts.load("product/opened")]));
  const title = t("gallery", { product: product.title });
  const color = colorOf(variant);
  const pictures = selectPictures(product.pictures, color?.valueId);
  const slides = useGallerySlides({ product, variant }, pictures);
  const otherColor = product.colors.find(({ id }) => id === pictures[0]?.colorId && id !== color?.valueId);

  return (
    <div className="lh-product-gallery">
      <Gallery
        key={color?.valueId}
        slides={slides}
        labels={{
          gallery: title,
          picture: (position, total) => t("picture", { position, total }),
          zoom: (position) => t("zoom.open", { position }),
        }}
        onZoom={open}
      />
      <ModelButton product={product} variant={variant} />
      {otherColor !== undefined && (
        <p className="lh-product-caption">{t("pictureShows", { color: otherColor.title })}</p>
      )}
      {zoomStart !== undefined && (
        <zoomView.Component slides={slides} start={zoomStart} title={title} onClose={close} />
      )}
    </div>
  );
}

function useGallerySlides({ product, variant }: SelectedProduct, pictures: readonly Picture[]): GallerySlide[] {
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
