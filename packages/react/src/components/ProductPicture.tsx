import { type Picture, pictureFallback } from "@shop/core";
import type { ReactElement } from "react";
import { className } from "./className.js";
import { PicturePlaceholder } from "./PicturePlaceholder.js";

/** What {@link ProductPicture} takes. */
export interface ProductPictureProps {
  picture: Picture | undefined;
  /** the `sizes` of the image: "(min-width: 1200px) 285px, 50vw" */
  sizes: string;
  /** Of the first pictures in view: asked for at once and first. */
  priority?: boolean;
  /** instead of the picture's own text; "" where the text beside it says the same */
  alt?: string;
  className?: string;
}

/** The address of every width, as `srcset` wants it. */
export function pictureSources(picture: Pick<Picture, "base" | "widths">): string {
  return picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(", ");
}

/** A picture in AVIF at every width and in WebP for the browsers of old, with its place reserved; a calm drawing where there is none. */
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
      <source type="image/avif" srcSet={pictureSources(picture)} sizes={sizes} />
      <img
        className="sh-picture-image"
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        src={pictureFallback(picture)}
      />
    </picture>
  );
}
