/** Ref callback that focuses an element on mount. Declared at module level, so that it runs once. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** As {@link focusOnMount}, but keeps the scroll position. */
export const focusWithoutScroll = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Moves the focus to the page content, for example because the focused button disappears. */
export const focusMain = (): void => focusWithoutScroll(document.getElementById("main"));
