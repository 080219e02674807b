import { normalizeTitle } from "@shop/core/server";
import type { Address } from "../platform/db/values.ts";

/** Address row of the main API, for the address book and for orders. */
export const toAddressRow = (id: number, address: Address, isDefault: boolean, label = "") => ({
  ID: id,
  LABEL: label,
  // Addresses from before the check of titles can be sent back.
  TITLE: normalizeTitle(address.title),
  FIRSTNAME: address.firstname,
  LASTNAME: address.lastname,
  COMPANY: address.company,
  ADDRESS1: address.address1,
  ADDRESS2: address.address2,
  ADDRESS3: address.address3,
  ZIPCODE: address.zipcode,
  CITY: address.city,
  COUNTRY: address.country_id,
  STATE: address.state_id ?? "",
  PHONE: address.phone,
  CELLPHONE: address.cellphone,
  DEFAULT: isDefault ? 1 : 0,
});
