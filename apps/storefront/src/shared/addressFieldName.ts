import type { PostalAddress } from "@shop/core";

/** Form fields with the backend's spelling. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  firstName: "firstname",
  lastName: "lastname",
  postalCode: "zipcode",
};

/** Returns the form field of an address member; other names stay. */
export const addressFieldName = (member: keyof PostalAddress | (string & {})): string => FIELD_NAMES[member] ?? member;
