import { type ReactElement, useSyncExternalStore } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Scroll distance, in viewport heights, from which the button is visible. */
const SCREENS = 1.5;

export function ToTop(): ReactElement {
  const t = useTexts("frame");
  const far = useSyncExternalStore(
    onScroll,
    () => scrollY > SCREENS * innerHeight,
    () => false,
  );
  return (
    <button type="button" className="lh-totop" hidden={!far} aria-label={t("toTop")} onClick={goUp}>
      <Icon name="arrow-up" />
    </button>
  );
}

function onScroll(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

/** Moves the focus to the main content, because the button disappears at the top. */
function goUp(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
