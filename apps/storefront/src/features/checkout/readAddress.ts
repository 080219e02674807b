import type { OrderAddress } from "@shop/core";

/** A text field of a form; a file or a field that is not there reads as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** The address that a part of the form holds, on top of what was known before. */
export function readAddress(form: FormData, scope: "delivery" | "invoice", before: OrderAddress): OrderAddress {
  const text = (name: string): string => textOf(form, `${scope}.${name}`);
  const countryId = Number(text("countryId")) || before.countryId;
  return {
    ...before,
    // What is typed is no address of the book.
    bookId: undefined,
    firstname: text("firstname"),
    lastname: text("lastname"),
    company: text("company"),
    street: text("street"),
    extra: text("extra"),
    // "A-1010" and "1010 " are how people write 1010.
    zipcode: text("zipcode")
      .replace(/^[A-Za-z]{1,2}[- ]?(?=\d)/, "")
      .replaceAll(" ", ""),
    city: text("city"),
    countryId,
    // A county belongs to its country; without the field (it comes with the counties) the known one stays.
    stateId: form.has(`${scope}.stateId`)
      ? Number(text("stateId")) || undefined
      : countryId === before.countryId
        ? before.stateId
        : undefined,
    phone: scope === "delivery" ? text("phone") : "",
  };
}
