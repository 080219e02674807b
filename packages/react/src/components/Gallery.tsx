"use client";

import type { Picture } from "@shop/core";
import type { MouseEvent, ReactElement, ReactNode, RefObject } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import { ProductPicture, type ProductPictureProps } from "./ProductPicture.js";
import { requireProps } from "./requireProps.js";

/** Slide of a gallery: a photo, or a drawing supplied by the app (SVG or `<img>`), with the URL of its own file. */
export type GallerySlide =
  | { key: string; picture: Picture }
  | { key: string; drawing: ReactNode; href?: string | undefined };

/** Labels of {@link Gallery}. */
export interface GalleryLabels {
  /** Accessible name: "Bilder von Ecksofa Hallein". */
  gallery: string;
  /** Accessible name of a thumbnail: "Bild 2 von 6". */
  picture: (position: number, count: number) => string;
  /** Accessible name of the zoom link: "Bild 2 vergrößern". */
  zoom?: ((position: number) => string) | undefined;
}

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** Slides in display order. Pass another `key` to the gallery when they change, for example for another colour. */
  slides: readonly GallerySlide[];
  labels: GalleryLabels;
  sizes?: string;
  /** Opens the large view. Before hydration the zoom control links to the largest file. */
  onZoom?: ((index: number) => void) | undefined;
  className?: string;
}

const MAIN_SIZES = "(min-width: 1200px) 690px, (min-width: 992px) 57vw, 100vw";
/** Thumbnails that fit in one row at every width. */
const MAX_THUMBNAILS = 6;

/** Swipeable large picture with thumbnails: links that work without JavaScript, the last with the count of the rest. */
export function Gallery({ slides, labels, sizes = MAIN_SIZES, onZoom, className: extra }: GalleryProps): ReactElement {
  requireProps("Gallery", { slides, labels });
  const id = useId();
  const { strip, current } = useSlides(slides.length);
  const hiddenCount = slides.length > MAX_THUMBNAILS ? slides.length - MAX_THUMBNAILS + 1 : 0;

  function open(event: MouseEvent, index: number): void {
    event.preventDefault();
    onZoom?.(index);
  }

  return (
    <section className={className("sh-gallery", extra)} aria-label={labels.gallery}>
      <ul className="sh-gallery-strip" role="list" ref={strip} tabIndex={0} aria-label={labels.gallery}>
        {slides.length === 0 && (
          <li className="sh-gallery-slide">
            <ProductPicture picture={undefined} sizes={sizes} />
          </li>
        )}
        {slides.map((slide, index) => (
          <li className="sh-gallery-slide" id={`${id}${index}`} key={slide.key}>
            <SlideContent slide={slide} sizes={sizes} priority={index === 0} />
            {onZoom !== undefined && (
              <ZoomLink slide={slide} aria-label={labels.zoom?.(index + 1)} onClick={(event) => open(event, index)} />
            )}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <ul className="sh-gallery-thumbs" role="list" data-count={Math.min(slides.length, MAX_THUMBNAILS)}>
          {slides.slice(0, MAX_THUMBNAILS).map((slide, index) => {
            const isMore = hiddenCount > 0 && index === MAX_THUMBNAILS - 1;
            return (
              <li key={slide.key}>
                <a
                  className="sh-gallery-thumb"
                  href={`#${id}${index}`}
                  aria-label={labels.picture(index + 1, slides.length) + (isMore ? ` +${hiddenCount}` : "")}
                  aria-current={index === current || (isMore && current > index)}
                  onClick={(event) => {
                    if (isMore && onZoom) open(event, index);
                    else if (scrollToSlide(strip.current, index)) event.preventDefault();
                  }}
                >
                  {/* The first one shares the file of the main picture. */}
                  <SlideContent slide={slide} sizes={index === 0 ? sizes : "88px"} alt="" />
                  {isMore && <span className="sh-gallery-more">+{hiddenCount}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

type SlideContentProps = { slide: GallerySlide } & Omit<ProductPictureProps, "picture">;

export function SlideContent({ slide, ...pictureProps }: SlideContentProps): ReactElement {
  if ("picture" in slide) return <ProductPicture picture={slide.picture} {...pictureProps} />;
  return (
    <div className="sh-picture sh-gallery-drawing" aria-hidden={pictureProps.alt === "" || undefined}>
      {slide.drawing}
    </div>
  );
}

interface ZoomLinkProps {
  slide: GallerySlide;
  "aria-label": string | undefined;
  onClick: (event: MouseEvent) => void;
}

function ZoomLink({ slide, ...rest }: ZoomLinkProps): ReactElement {
  const href = "picture" in slide ? largestFile(slide.picture) : slide.href;
  const props = { ...rest, className: "sh-gallery-zoom" };
  const icon = <Glyph name="zoom" />;
  return href === undefined ? (
    <button type="button" {...props}>
      {icon}
    </button>
  ) : (
    <a href={href} {...props}>
      {icon}
    </a>
  );
}

const largestFile = ({ base, width }: Picture): string => `${base}-${width}.avif`;

/** Scrolls a scroll-snap container to a slide, and returns the slide if it exists. */
export function scrollToSlide(
  strip: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = "auto",
): HTMLElement | undefined {
  const slide = strip?.children[index];
  if (!(slide instanceof HTMLElement)) return undefined;
  strip?.scrollTo({ left: slide.offsetLeft, behavior });
  return slide;
}

/** Returns the ref of a scroll-snap container, and the index of the child that fills it. */
export function useSlides(count: number): { strip: RefObject<HTMLUListElement | null>; current: number } {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = strip.current;
    if (root === null || count < 2) return;
    const slides = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting);
        if (visible !== undefined) setCurrent(slides.indexOf(visible.target));
      },
      { root, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);
  return { strip, current };
}
