import { type GallerySlide, GalleryZoom } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface ZoomViewProps {
  slides: readonly GallerySlide[];
  start: number;
  /** of the product */
  title: string;
  onClose: () => void;
}

/** The pictures over the whole screen. A module of its own: it comes with the first click. */
export function ZoomView({ slides, start, title, onClose }: ZoomViewProps): ReactElement {
  const t = useTexts("product");
  return (
    <GalleryZoom
      slides={slides}
      start={start}
      onClose={onClose}
      labels={{
        title: t("gallery", { product: title }),
        close: t("zoom.close"),
        previous: t("zoom.previous"),
        next: t("zoom.next"),
        position: (position, total) => t("picture", { position, total }),
        enlarge: (position) => t("zoom.closer", { position }),
      }}
    />
  );
}
