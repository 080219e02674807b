import { type Picture, pictureFallbackUrl } from "@shop/core";
import type { ReactElement } from "react";
import { className } from "./className.js";

/** Props of {@link ProductPicture}. */
export interface ProductPictureProps {
  picture: Picture | undefined;
  /** `sizes` attribute of the image: "(min-width: 1200px) 285px, 50vw". */
  sizes: string;
  /** Whether the picture is in the initial viewport: it loads eagerly and with high priority. */
  priority?: boolean;
  /** Overrides the picture's own alternative text; "" when adjacent text says the same. */
  alt?: string;
  className?: string;
}

/** Returns the `srcset` of a picture: its AVIF file at every width. */
export function buildSrcSet(picture: Pick<Picture, "base" | "widths">): string {
  return picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(", ");
}

/** Product picture as AVIF with a WebP fallback, without layout shift. Renders a placeholder without a picture. */
export function ProductPicture(props: ProductPictureProps): ReactElement {
  const { picture, sizes, priority = false, alt, className: extra } = props;
  if (picture === undefined) {
    return (
      <span className={className("sh-picture", extra)} data-empty="">
        <PicturePlaceholder />
      </span>
    );
  }
  return (
    <picture className={className("sh-picture", extra)}>
      <source type="image/avif" srcSet={buildSrcSet(picture)} sizes={sizes} />
      <img
        className="sh-picture-image"
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        src={pictureFallbackUrl(picture)}
      />
    </picture>
  );
}

/** Placeholder drawing for a product without a picture. */
export function PicturePlaceholder(): ReactElement {
  return (
    <svg className="sh-picture-placeholder" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M34 57v-9a9 9 0 0 1 9-9h34a9 9 0 0 1 9 9v9" />
      <path d="M26 64a6 6 0 0 1 12 0v8h44v-8a6 6 0 0 1 12 0v16H26z" />
      <path d="M33 80v6M87 80v6" />
    </svg>
  );
}
