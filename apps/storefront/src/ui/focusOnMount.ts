/** Ref callback that focuses an element on mount. Declared at module level, so that it runs once. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** As {@link focusOnMount}, but keeps the scroll position. */
export function focusWithoutScroll(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
