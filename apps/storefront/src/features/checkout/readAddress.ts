import type { LocaleConfig, OrderAddress } from "@shop/core";
import { normalizeAddress } from "@shop/core/checkout";
import type { FormValues } from "@shop/react";

/** Returns the trimmed text of a form field; "" for a file or a missing field. */
export function textOf(form: FormValues, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.trim() : "";
}

/** Reads the address of a form section over its previous values. */
export function readAddress(
  form: FormValues,
  {
    scope,
    before,
    rules,
  }: {
    scope: "delivery" | "invoice";
    before: OrderAddress;
    rules: Pick<LocaleConfig, "countries" | "shippingCountryIds">;
  },
): OrderAddress {
  const text = (name: string): string => textOf(form, `${scope}.${name}`);
  const countryId = Number(text("countryId")) || before.countryId;
  const address = {
    ...before,
    // A typed address is no entry of the address book.
    savedAddressId: undefined,
    firstName: text("firstName"),
    lastName: text("lastName"),
    company: text("company"),
    street: text("street"),
    extra: text("extra"),
    postalCode: text("postalCode"),
    city: text("city"),
    countryId,
    // A county belongs to its country. Its field is missing until the counties are loaded: the previous one stays.
    stateId:
      `${scope}.stateId` in form
        ? Number(text("stateId")) || undefined
        : countryId === before.countryId
          ? before.stateId
          : undefined,
    phone: scope === "delivery" ? text("phone") : "",
  };
  return normalizeAddress(address, rules);
}
