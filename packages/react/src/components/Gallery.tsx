import type { Picture } from "@shop/core";
import { type MouseEvent, type ReactElement, useId, useRef } from "react";
import { className } from "./className.js";
import { ProductPicture } from "./ProductPicture.js";
import { useCurrentSlide } from "./useCurrentSlide.js";

export interface GalleryLabels {
  /** "Bilder von Ecksofa Hallein" */
  gallery: string;
  /** of a thumbnail: "Bild 2 von 6" */
  picture: (position: number, count: number) => string;
  /** of a picture that can be enlarged: "Bild 2 vergrößern" */
  zoom?: ((position: number) => string) | undefined;
}

export interface GalleryProps {
  /** In the order they are to be shown. Another colour: other pictures, and another `key`. */
  pictures: readonly Picture[];
  labels: GalleryLabels;
  sizes?: string;
  /** Where given, a picture is a button that opens the large view. */
  onZoom?: ((index: number) => void) | undefined;
  className?: string;
}

const MAIN_SIZES = "(min-width: 1200px) 690px, (min-width: 992px) 57vw, 100vw";

/** A large picture to swipe through, and a thumbnail of every picture at every width. Thumbnails are links: they work alone. */
export function Gallery({
  pictures,
  labels,
  sizes = MAIN_SIZES,
  onZoom,
  className: extra,
}: GalleryProps): ReactElement {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(strip, pictures.length);

  function scrollTo(event: MouseEvent, index: number): void {
    const slide = strip.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: slide.offsetLeft });
  }

  return (
    <section className={className("sh-gallery", extra)} aria-label={labels.gallery}>
      <ul className="sh-gallery-strip" role="list" ref={strip} tabIndex={0} aria-label={labels.gallery}>
        {(pictures.length > 0 ? pictures : [undefined]).map((picture, index) => (
          <li className="sh-gallery-slide" id={`${id}${index}`} key={picture?.base ?? ""}>
            <ProductPicture picture={picture} sizes={sizes} priority={index === 0} />
            {onZoom !== undefined && picture !== undefined && (
              <button
                type="button"
                className="sh-gallery-zoom"
                aria-label={labels.zoom?.(index + 1)}
                onClick={() => onZoom(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="sh-gallery-thumbs" role="list">
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <a
                className="sh-gallery-thumb"
                href={`#${id}${index}`}
                aria-label={labels.picture(index + 1, pictures.length)}
                aria-current={index === current}
                onClick={(event) => scrollTo(event, index)}
              >
                <ProductPicture picture={picture} sizes="96px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
