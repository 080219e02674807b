import { type RefObject, useEffect, useState } from "react";

/** Returns the index of the child that fills a scroll-snap container. */
export function useCurrentSlide(strip: RefObject<HTMLElement | null>, count: number): number {
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
  }, [strip, count]);
  return current;
}
