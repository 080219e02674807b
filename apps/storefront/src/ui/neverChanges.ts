/** Subscription of a value that never changes. */
export const neverChanges = (): (() => void) => () => {};
