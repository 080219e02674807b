/** Keys of stored session data. */
export const STORAGE_KEYS = [
  "cart_id",
  "delivery_id",
  "jwtToken",
  "isCompany",
  "excludeVAT",
  "profileName",
  "appliedCoupon",
  "appliedCouponDiscount",
  "customer_id",
  "address_id",
  "user_identifier",
  "country_id",
  "country_tax",
  "tax_title",
  "lastLocation",
  "salesBarVisible",
  "user_express",
  "user_express_data",
  "locale_config",
] as const;

/** Key of a stored value. */
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** Keys with personal data, kept in session storage; all others are in local storage. */
export const SESSION_STORAGE_KEYS = ["profileName", "user_express", "user_express_data"] as const;

/** Returns the storage a key belongs to. */
export function storageArea(key: StorageKey): "session" | "local" {
  return SESSION_STORAGE_KEYS.some((personal) => personal === key) ? "session" : "local";
}

/** Returns whether the running version differs from the stored one; a first visit without a stored one is no change. */
export function versionChange(storedVersion: string | undefined, runningVersion: string): { changed: boolean } {
  return { changed: storedVersion !== undefined && storedVersion !== "" && storedVersion !== runningVersion };
}
