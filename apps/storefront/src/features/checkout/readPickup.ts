import { type FormIssue, type PickupChoice, validateName, validatePhone } from "@shop/core";
import type { FormValues } from "@shop/react";
import { textOf } from "./readAddress.ts";

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
