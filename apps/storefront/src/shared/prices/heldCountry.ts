import { createValueStore } from "../createValueStore.ts";

/** Country of the visible prices while those of the shopper's country load; undefined otherwise. */
export const heldCountry = createValueStore<number | undefined>(undefined);
