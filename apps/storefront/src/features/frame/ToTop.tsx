import { type ReactElement, useSyncExternalStore } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Screens down the page after which the way back is worth a button. */
const SCREENS = 1.5;

/** Back to the top of a long page. */
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

/** The button will be gone: the focus goes to where the page begins. */
function goUp(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
