import type { Address } from "../platform/db/values.ts";
import type { OrderRecord } from "./orderRecord.ts";

/** @param phoneLabel without it the phone number is omitted */
export const shippingAddressLines = (order: OrderRecord, phoneLabel?: string): string[] =>
  addressLines(order.shippingAddress, { county: order.shippingCounty, country: order.shippingCountry }, phoneLabel);

/** @param phoneLabel without it the phone number is omitted */
export const billingAddressLines = (order: OrderRecord, phoneLabel?: string): string[] =>
  addressLines(order.billingAddress, { county: order.billingCounty, country: order.billingCountry }, phoneLabel);

function addressLines(
  address: Address,
  { county, country }: { county: string | null; country: string },
  phoneLabel = "",
): string[] {
  const phone = address.phone || address.cellphone;
  return [
    address.company,
    `${address.firstname} ${address.lastname}`,
    address.address1,
    address.address2,
    address.address3,
    // Bucharest is a county of its own; it is not repeated.
    `${address.zipcode} ${address.city}${county === null || county === address.city ? "" : `, ${county}`}`,
    country,
    phone === "" || phoneLabel === "" ? "" : `${phoneLabel}: ${phone}`,
  ].filter((line) => line !== "");
}
