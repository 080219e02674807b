import type { OrderAddress } from "@shop/core";

/** Returns the trimmed text of a form field; "" for a file or a missing field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** Reads the address of a form section over its previous values. */
export function readAddress(form: FormData, scope: "delivery" | "invoice", previous: OrderAddress): OrderAddress {
  const text = (name: string): string => textOf(form, `${scope}.${name}`);
  const countryId = Number(text("countryId")) || previous.countryId;
  return {
    ...previous,
    // A typed address is no entry of the address book.
    savedAddressId: undefined,
    firstName: text("firstname"),
    lastName: text("lastname"),
    company: text("company"),
    street: text("street"),
    extra: text("extra"),
    // Common spellings of 1010: "A-1010", "1010 ".
    postalCode: text("zipcode")
      .replace(/^[A-Za-z]{1,2}[- ]?(?=\d)/, "")
      .replaceAll(" ", ""),
    city: text("city"),
    countryId,
    // A county belongs to its country. Its field is missing until the counties are loaded: the previous one stays.
    stateId: form.has(`${scope}.stateId`)
      ? Number(text("stateId")) || undefined
      : countryId === previous.countryId
        ? previous.stateId
        : undefined,
    phone: scope === "delivery" ? text("phone") : "",
  };
}
