import { type GallerySlide, GalleryZoom } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface ZoomViewProps {
  slides: readonly GallerySlide[];
  start: number;
  /** Product title. */
  title: string;
  onClose: () => void;
}

/** Full-screen gallery in a chunk of its own, loaded on the first click. */
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
