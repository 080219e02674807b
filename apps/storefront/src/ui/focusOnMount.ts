/** Ref callback that focuses an element on mount. Declared at module level, so that it runs once. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
