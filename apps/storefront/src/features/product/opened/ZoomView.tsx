import { GalleryZoom, type GalleryZoomProps } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";

/** Full-screen gallery in a chunk of its own, loaded on the first click. */
export function ZoomView(props: Omit<GalleryZoomProps, "labels"> & { title: string }): ReactElement {
  const { title, ...zoom } = props;
  const t = useTexts("product/opened");
  const product = useTexts("product");
  return (
    <GalleryZoom
      {...zoom}
      labels={{
        title,
        close: t("zoom.close"),
        previous: t("zoom.previous"),
        next: t("zoom.next"),
        position: (position, total) => product("picture", { position, total }),
        enlarge: (position) => t("zoom.closer", { position }),
      }}
    />
  );
}
