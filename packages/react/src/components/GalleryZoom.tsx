import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState, type PointerEvent } from "react";
import { type GallerySlide, SlideContent, useCurrentSlide } from "./Gallery.js";
import { Glyph } from "./Glyph.js";
import { ToastRegion } from "./Toaster.js";

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

/** Wider than any screen, so the browser picks the largest file. */
const LARGEST_SIZES = "4000px";

/**
 * Full-screen view of a gallery, open while mounted. Swipe, arrow keys and buttons change the picture; a click or
 * double tap magnifies it; Esc closes the view and restores the focus. Load it lazily.
 */
export function GalleryZoom({ slides, start, labels, onClose }: GalleryZoomProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(strip, slides.length);
  const [enlarged, setEnlarged] = useState<number>();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    slideAt(strip.current, start)?.scrollIntoView({ behavior: "instant" });
    focusOn(slideAt(strip.current, start));
  }, [start]);

  function turnTo(index: number): void {
    const slide = slideAt(strip.current, index);
    if (slide === undefined) return;
    strip.current?.scrollTo({ left: slide.offsetLeft });
    setEnlarged(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // While a picture is magnified, the arrow keys scroll it.
    if (step === undefined || enlarged !== undefined) return;
    event.preventDefault();
    turnTo(current + step);
    focusOn(slideAt(strip.current, current + step));
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
      <p className="sh-zoom-position" role="status">
        {labels.position(current + 1, slides.length)}
      </p>
      {slides.length > 1 && (
        <>
          <TurnButton
            direction="previous"
            label={labels.previous}
            isDisabled={current === 0}
            onClick={() => turnTo(current - 1)}
          />
          <TurnButton
            direction="next"
            label={labels.next}
            isDisabled={current === slides.length - 1}
            onClick={() => turnTo(current + 1)}
          />
        </>
      )}
      <form method="dialog" className="sh-zoom-close">
        <button className="sh-iconbutton" aria-label={labels.close}>
          <Glyph name="close" />
        </button>
      </form>
      <ToastRegion />
    </dialog>
  );
}

function slideAt(strip: HTMLElement | null, index: number): HTMLElement | undefined {
  const slide = strip?.children[index];
  return slide instanceof HTMLElement ? slide : undefined;
}

const focusOn = (slide: HTMLElement | undefined): void =>
  slide?.querySelector("button")?.focus({ preventScroll: true });

function ZoomSlide(props: {
  slide: GallerySlide;
  label: string;
  enlarged: boolean;
  onToggle: () => void;
}): ReactElement {
  const { slide, label, enlarged, onToggle } = props;
  const container = useRef<HTMLLIElement>(null);
  const [focalPoint, setFocalPoint] = useState({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    if (container.current !== null && enlarged) return scrollToPoint(container.current, focalPoint);
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
          setFocalPoint(
            detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height },
          );
          onToggle();
        }}
      >
        <SlideContent slide={slide} sizes={LARGEST_SIZES} />
      </button>
    </li>
  );
}

function TurnButton(props: {
  direction: "previous" | "next";
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className="sh-iconbutton sh-zoom-turn"
      data-direction={props.direction}
      aria-label={props.label}
      aria-disabled={props.isDisabled}
      onClick={props.onClick}
    >
      <Glyph name="chevron-right" />
    </button>
  );
}

/** A pointer that moves less than this distance clicked and did not drag. */
const CLICK_TOLERANCE_PX = 4;

/** Scrolls a point of the picture to the centre of its container. `x` and `y` are fractions from 0 to 1. */
function scrollToPoint(container: HTMLElement, { x, y }: { x: number; y: number }): void {
  container.scrollTo({
    left: x * container.scrollWidth - container.clientWidth / 2,
    top: y * container.scrollHeight - container.clientHeight / 2,
    behavior: "instant",
  });
}

/** Pans a magnified picture by mouse drag and suppresses the click at its end. Touch scrolls natively. */
function dragToPan({ currentTarget: container, pointerType, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse" || container.dataset["enlarged"] === undefined) return;
  const start = { left: container.scrollLeft, top: container.scrollTop };
  const abortController = new AbortController();
  const { signal } = abortController;
  addEventListener(
    "pointermove",
    (event) =>
      container.scrollTo({
        left: start.left + clientX - event.clientX,
        top: start.top + clientY - event.clientY,
        behavior: "instant",
      }),
    { signal },
  );
  addEventListener("pointercancel", () => abortController.abort(), { signal });
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
    { signal },
  );
}
