/** For `ref`: reading goes on here when this appears, and it comes into view. Of one identity, so that it runs once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
