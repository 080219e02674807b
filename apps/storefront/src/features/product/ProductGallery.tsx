import type { Product, SaleElement } from "@shop/core";
import { Gallery } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { productPictures } from "./productPictures.ts";
import { useSlides } from "./useSlides.tsx";
import { ModelButton } from "./model/ModelButton.tsx";
import { colorOf } from "./variants.ts";
import type { ZoomView } from "./ZoomView.tsx";

interface Large {
  /** Loaded on the first click. */
  Zoom: typeof ZoomView;
  start: number;
}

/** Pictures of the selected colour and drawing of the selected size; a click opens the zoom view. */
export function ProductGallery({
  product,
  chosen,
}: {
  product: Product;
  chosen: SaleElement | undefined;
}): ReactElement {
  const t = useTexts("product");
  const [large, setLarge] = useState<Large>();
  const color = colorOf(chosen);
  const pictures = productPictures(product.pictures, color?.valueId);
  const slides = useSlides(product, chosen, pictures);
  const shown = pictures[0]?.colorId;
  const otherColor = product.colors.find((one) => one.id === shown && one.id !== color?.valueId);

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
      <ModelButton product={product} chosen={chosen} />
      {otherColor !== undefined && (
        <p className="lh-product-caption">{t("pictureShows", { color: otherColor.title })}</p>
      )}
      {large !== undefined && (
        <large.Zoom slides={slides} start={large.start} title={product.title} onClose={() => setLarge(undefined)} />
      )}
    </div>
  );
}
