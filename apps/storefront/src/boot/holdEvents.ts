import { isPageHydrated } from "../shared/hydration.ts";

/** Events for which React would hydrate the page at once, in one long task. */
const DISCRETE_EVENTS =
  "auxclick beforeinput change click contextmenu dblclick focusin focusout input keydown keypress keyup mousedown mouseup paste pointercancel pointerdown pointerup touchcancel touchend touchstart pointerover pointerout mouseover mouseout".split(
    " ",
  );
/** Buttons that work without scripts, or that the early module handles. */
const HANDLED = "[command],[popovertarget],[data-early-purchase] *,.sh-quantity-step";

/**
 * Hides events from React until the page is hydrated; repeats the focus, input, and clicks on buttons that only React
 * handles. Links, forms, dialogs and popovers are left to the browser.
 */
export function holdEventsUntilHydrated(): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Set<Element>();
  let hasHeld = false;
  const holdEvent = (event: Event): void => {
    if (isPageHydrated()) return release();
    event.stopPropagation();
    if (!hasHeld && /^(click|focusin|input)$/.test(event.type)) {
      hasHeld = true;
      repeatWhenHydrated();
    }
    if (!(event.target instanceof Element)) return;
    if (event.type === "input") typed.add(event.target);
    if (event.type !== "click") return;
    const button = event.target.closest<HTMLElement>('button[type="button"]');
    if (button === null || button.matches(HANDLED)) return;
    pressed.add(button);
  };
  const release = (): void => DISCRETE_EVENTS.forEach((type) => removeEventListener(type, holdEvent, true));
  function repeatWhenHydrated(): void {
    if (!isPageHydrated()) return void requestAnimationFrame(repeatWhenHydrated);
    release();
    // A part that hydrated before the rest has missed the focus, and what was typed.
    const { activeElement } = document;
    activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    if (activeElement && typed.has(activeElement)) activeElement.dispatchEvent(new Event("input", { bubbles: true }));
    for (const button of pressed) if (button.isConnected) button.click();
  }
  for (const type of DISCRETE_EVENTS) addEventListener(type, holdEvent, { capture: true, passive: true });
}
