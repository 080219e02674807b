import { GalleryZoom, type GalleryZoomProps } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Full-screen gallery in a chunk of its own, loaded on the first click. */
export function ZoomView(props: Omit<GalleryZoomProps, "labels"> & { product: string }): ReactElement {
  const { product, ...zoom } = props;
  const t = useTexts("product");
  return (
    <GalleryZoom
      {...zoom}
      labels={{
        title: t("gallery", { product }),
        close: t("zoom.close"),
        previous: t("zoom.previous"),
        next: t("zoom.next"),
        position: (position, total) => t("picture", { position, total }),
        enlarge: (position) => t("zoom.closer", { position }),
      }}
    />
  );
}
