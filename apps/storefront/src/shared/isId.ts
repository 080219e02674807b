/** Largest integer of the database; the backend rejects a request with a larger id. */
const MAX_ID = 2_147_483_647;

/** Ids come from addresses and storage, which are untrusted. */
export const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
