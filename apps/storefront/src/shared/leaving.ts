/** Returns whether the page is being left, which `handleLoadErrorsScript` marks: the browser cancels its downloads. */
export const isLeaving = (): boolean => document.documentElement.dataset["leaving"] !== undefined;

export function markLeaving(): void {
  document.documentElement.dataset["leaving"] = "";
}

export function unmarkLeaving(): void {
  delete document.documentElement.dataset["leaving"];
}
