import type { Product, Variant } from "@shop/core";
import { Gallery } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { selectPictures } from "./selectPictures.ts";
import { useGallerySlides } from "./useGallerySlides.tsx";
import { ModelButton } from "./model/ModelButton.tsx";
import { colorOf } from "./variants.ts";
import type { ZoomView } from "./ZoomView.tsx";

interface ZoomState {
  /** Loaded on the first click. */
  Zoom: typeof ZoomView;
  start: number;
}

/** Pictures of the selected colour and drawing of the selected size; a click opens the zoom view. */
export function ProductGallery({ product, variant }: { product: Product; variant: Variant | undefined }): ReactElement {
  const t = useTexts("product");
  const [zoom, setLarge] = useState<ZoomState>();
  const color = colorOf(variant);
  const pictures = selectPictures(product.pictures, color?.valueId);
  const slides = useGallerySlides(product, variant, pictures);
  const displayedColorId = pictures[0]?.colorId;
  const otherColor = product.colors.find((other) => other.id === displayedColorId && other.id !== color?.valueId);

  function open(start: number): void {
    import("./ZoomView.tsx").then(
      (module) => setLarge({ Zoom: module.ZoomView, start }),
      // Failed to load: the next click retries.
      () => undefined,
    );
  }

  return (
    <div className="lh-product-gallery">
      <Gallery
        key={color?.valueId}
        slides={slides}
        labels={{
          gallery: t("gallery", { product: product.title }),
          picture: (position, total) => t("picture", { position, total }),
          zoom: (position) => t("zoom.open", { position }),
        }}
        onZoom={open}
      />
      <ModelButton product={product} variant={variant} />
      {otherColor !== undefined && (
        <p className="lh-product-caption">{t("pictureShows", { color: otherColor.title })}</p>
      )}
      {zoom !== undefined && (
        <zoom.Zoom slides={slides} start={zoom.start} title={product.title} onClose={() => setLarge(undefined)} />
      )}
    </div>
  );
}
