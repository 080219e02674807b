import type { Picture } from "@shop/core";
import type { ReactElement } from "react";
import { className } from "./className.js";
import { PicturePlaceholder } from "./PicturePlaceholder.js";

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

/** The address of every width in one format, as `srcset` wants it. */
export function pictureSources(picture: Pick<Picture, "base" | "widths">, format: "avif" | "webp"): string {
  return picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(", ");
}

/** A picture in AVIF and WebP at every width, with its place reserved; a calm drawing where there is none. */
export function ProductPicture(props: ProductPictureProps): ReactElement {
  const { picture, sizes, priority = false, alt, className: extra } = props;
  if (picture === undefined) {
    return (
      <span className={className("sh-picture", extra)} data-empty="">
        <PicturePlaceholder />
      </span>
    );
  }
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture className={className("sh-picture", extra)}>
      <source type="image/avif" srcSet={pictureSources(picture, "avif")} sizes={sizes} />
      <img
        className="sh-picture-image"
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        srcSet={pictureSources(picture, "webp")}
        src={`${picture.base}-${middle}.webp`}
      />
    </picture>
  );
}
