"use client";

import { type KeyboardEvent, type PointerEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { type GallerySlide, scrollToSlide, SlideContent, useSlides } from "./Gallery.js";
import { Glyph } from "./Glyph.js";
import { ToastRegion } from "./Toaster.js";
import { requireProps } from "./requireProps.js";

/** Labels of {@link GalleryZoom}. */
export interface GalleryZoomLabels {
  /** Accessible name: "Bilder von Ecksofa Hallein in groß". */
  title: string;
  close: string;
  previous: string;
  next: string;
  /** Position text: "2 von 6". */
  position: (position: number, count: number) => string;
  /** Accessible name of the button that magnifies a picture: "Bild 2 heranholen". */
  enlarge: (position: number) => string;
}

/** Props of {@link GalleryZoom}. */
export interface GalleryZoomProps {
  slides: readonly GallerySlide[];
  /** Index of the slide displayed first. */
  start: number;
  labels: GalleryZoomLabels;
  onClose: () => void;
}

const TURNS = [
  ["previous", -1],
  ["next", 1],
] as const;

/** Wider than any screen, so the browser picks the largest file. */
const LARGEST_SIZES = "4000px";

/**
 * Full-screen view of a gallery, open while mounted. Swipe, arrow keys and buttons change the picture; a click or
 * double tap magnifies it; Esc closes the view and restores the focus. Load it lazily.
 */
export function GalleryZoom({ slides, start, labels, onClose }: GalleryZoomProps): ReactElement {
  requireProps("GalleryZoom", { slides, labels });
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, current } = useSlides(slides.length);
  const [enlarged, setEnlarged] = useState<number>();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    focusOn(scrollToSlide(strip.current, start, "instant"));
  }, [strip, start]);

  function turnTo(index: number): HTMLElement | undefined {
    const slide = scrollToSlide(strip.current, index);
    if (slide !== undefined) setEnlarged(undefined);
    return slide;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // While a picture is magnified, the arrow keys scroll it.
    if (step === undefined || enlarged !== undefined) return;
    event.preventDefault();
    focusOn(turnTo(current + step));
  }

  return (
    // The key handler duplicates the previous and next buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog className="sh-zoom" aria-label={labels.title} ref={dialog} onClose={onClose} onKeyDown={onKeyDown}>
      <ul className="sh-zoom-strip" role="list" ref={strip} data-locked={enlarged === undefined ? undefined : ""}>
        {slides.map((slide, index) => (
          <ZoomSlide
            key={slide.key}
            slide={slide}
            label={labels.enlarge(index + 1)}
            enlarged={enlarged === index}
            onToggle={() => setEnlarged(enlarged === index ? undefined : index)}
          />
        ))}
      </ul>
      {slides.length > 1 && (
        <p className="sh-zoom-position" role="status">
          {labels.position(current + 1, slides.length)}
        </p>
      )}
      {slides.length > 1 &&
        TURNS.map(([direction, step]) => (
          <button
            key={direction}
            type="button"
            className="sh-iconbutton sh-zoom-turn"
            data-direction={direction}
            aria-label={labels[direction]}
            aria-disabled={slides[current + step] === undefined}
            onClick={() => turnTo(current + step)}
          >
            <Glyph name="chevron-right" />
          </button>
        ))}
      <form method="dialog" className="sh-zoom-close">
        <button className="sh-iconbutton" aria-label={labels.close}>
          <Glyph name="close" />
        </button>
      </form>
      <ToastRegion />
    </dialog>
  );
}

/** Adds the file that is too large for the page itself. */
function withLargestFile(slide: GallerySlide): GallerySlide {
  if (!("picture" in slide)) return slide;
  const { widths, width } = slide.picture;
  return { ...slide, picture: { ...slide.picture, widths: [...new Set([...widths, width])] } };
}

const focusOn = (slide: HTMLElement | undefined): void =>
  slide?.querySelector("button")?.focus({ preventScroll: true });

const CENTRE = { x: 0.5, y: 0.5 };

function ZoomSlide(props: {
  slide: GallerySlide;
  label: string;
  enlarged: boolean;
  onToggle: () => void;
}): ReactElement {
  const { slide, label, enlarged, onToggle } = props;
  const container = useRef<HTMLLIElement>(null);
  /** Point of the picture to display in the centre, as fractions of its size. */
  const [focalPoint, setFocalPoint] = useState(CENTRE);
  useLayoutEffect(() => {
    const area = container.current;
    if (area === null || !enlarged) return;
    area.scrollTo({
      left: focalPoint.x * area.scrollWidth - area.clientWidth / 2,
      top: focalPoint.y * area.scrollHeight - area.clientHeight / 2,
      behavior: "instant",
    });
  }, [enlarged, focalPoint]);
  return (
    <li className="sh-zoom-slide" data-enlarged={enlarged ? "" : undefined} ref={container} onPointerDown={dragToPan}>
      <button
        type="button"
        className="sh-zoom-picture"
        aria-label={label}
        aria-pressed={enlarged}
        onClick={({ detail, clientX, clientY, currentTarget }) => {
          // Ignores the second click of a double click or double tap.
          if (detail > 1) return;
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          setFocalPoint(detail === 0 ? CENTRE : { x: (clientX - left) / width, y: (clientY - top) / height });
          onToggle();
        }}
      >
        <SlideContent slide={withLargestFile(slide)} sizes={LARGEST_SIZES} />
      </button>
    </li>
  );
}

/** A pointer that moves less than this distance clicked and did not drag. */
const CLICK_TOLERANCE_PX = 4;

/** Pans a magnified picture by mouse drag and suppresses the click at its end. Touch scrolls natively. */
function dragToPan({ currentTarget: container, pointerType, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse" || container.dataset["enlarged"] === undefined) return;
  const { scrollLeft, scrollTop } = container;
  const abortController = new AbortController();
  const options = { signal: abortController.signal };
  addEventListener(
    "pointermove",
    (event) => {
      const left = scrollLeft + clientX - event.clientX;
      container.scrollTo({ left, top: scrollTop + clientY - event.clientY, behavior: "instant" });
    },
    options,
  );
  addEventListener("pointercancel", () => abortController.abort(), options);
  addEventListener(
    "pointerup",
    (event) => {
      abortController.abort();
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < CLICK_TOLERANCE_PX) return;
      // Removed in the next task: the click, if any, is dispatched right after `pointerup`.
      const suppressClick = (click: Event): void => click.stopPropagation();
      container.addEventListener("click", suppressClick, { capture: true, once: true });
      setTimeout(() => container.removeEventListener("click", suppressClick, { capture: true }));
    },
    options,
  );
}
