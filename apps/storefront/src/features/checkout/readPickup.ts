import { type PickupChoice, validateName, validatePhone } from "@shop/core";
import { textOf } from "./readAddress.ts";
import type { ScopedIssue } from "./steps.ts";

export const readPickup = (form: FormData): PickupChoice => ({
  centerId: Number(textOf(form, "pickup.center")),
  firstName: textOf(form, "pickup.firstname"),
  lastName: textOf(form, "pickup.lastname"),
  phone: textOf(form, "pickup.phone"),
});

export function pickupIssues({ centerId, firstName, lastName, phone }: PickupChoice): ScopedIssue[] {
  const issues: ScopedIssue[] = [];
  const check = (field: ScopedIssue["field"], prefix: string, code: string | undefined): void => {
    if (code !== undefined) issues.push({ scope: "pickup", field, message: `${prefix}.${code}` });
  };
  check("center", "pickup", centerId > 0 ? undefined : "required");
  check("firstName", "firstname", validateName(firstName));
  check("lastName", "lastname", validateName(lastName));
  check("phone", "phone", validatePhone(phone, { required: true }));
  return issues;
}
