/** The 19 stored session keys. Source: specification 3. */
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

/** The name of a stored value. Source: specification 3, stored session keys. */
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** Keys with personal data: they live in session storage, all others in local storage. Source: decision D9. */
export const SESSION_STORAGE_KEYS = ["profileName", "user_express", "user_express_data"] as const;

/** Which storage a key lives in. Source: decision D9. */
export function storageArea(key: StorageKey): "session" | "local" {
  return SESSION_STORAGE_KEYS.some((personal) => personal === key) ? "session" : "local";
}
