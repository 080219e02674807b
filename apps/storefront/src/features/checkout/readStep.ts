import {
  type FormIssue,
  type FormSchema,
  type LocaleConfig,
  type OrderAddress,
  type PickupChoice,
  validateName,
  validatePhone,
} from "@shop/core";
import { normalizeAddress } from "@shop/core/checkout";
import type { FormValues } from "@shop/react";

/** Schema of a step. Its values are saved as typed, so it returns none. */
export const stepSchema = (findIssues: (values: FormValues) => readonly FormIssue[]): FormSchema<undefined> => ({
  "~standard": {
    version: 1,
    vendor: "@shop/core",
    validate(value) {
      const issues = findIssues(typeof value === "object" ? { ...value } : {});
      return issues.length === 0 ? { value: undefined } : { issues };
    },
  },
});

/** Returns the trimmed text of a form field; "" for a file or a missing field. */
export function textOf(form: FormValues, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.trim() : "";
}

interface AddressContext {
  scope: "delivery" | "invoice";
  before: OrderAddress;
  rules: Pick<LocaleConfig, "countries" | "shippingCountryIds">;
}

export function readAddress(form: FormValues, { scope, before, rules }: AddressContext): OrderAddress {
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

export const readPickup = (form: FormValues): PickupChoice => ({
  centerId: Number(textOf(form, "pickup.center")),
  firstName: textOf(form, "pickup.firstName"),
  lastName: textOf(form, "pickup.lastName"),
  phone: textOf(form, "pickup.phone"),
});

export function pickupIssues({ centerId, firstName, lastName, phone }: PickupChoice): FormIssue[] {
  const issues: FormIssue[] = [];
  const check = (field: string, prefix: string, code: string | undefined): void => {
    if (code !== undefined) issues.push({ path: [`pickup.${field}`], message: `${prefix}.${code}` });
  };
  check("center", "pickup", centerId > 0 ? undefined : "required");
  check("firstName", "firstName", validateName(firstName));
  check("lastName", "lastName", validateName(lastName));
  check("phone", "phone", validatePhone(phone, { required: true }));
  return issues;
}
