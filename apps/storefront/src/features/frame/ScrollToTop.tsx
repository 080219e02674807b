import { type ReactElement, useSyncExternalStore } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { focusMain } from "../../ui/focus.ts";

/** Scroll distance, in viewport heights, from which the button is visible. */
const MIN_SCREENS = 1.5;

export function ScrollToTop(): ReactElement {
  const t = useTexts("frame/lazy");
  const isVisible = useSyncExternalStore(
    onScroll,
    () => scrollY > MIN_SCREENS * innerHeight,
    () => false,
  );
  return (
    <button type="button" className="lh-totop" hidden={!isVisible} aria-label={t("toTop")} onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}

function onScroll(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

/** Moves the focus to the main content, because the button disappears at the top. */
function scrollToTop(): void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? "instant" : "smooth" });
  focusMain();
}
