import { type PickupChoice, validateName, validatePhone } from "@shop/core";
import { textOf } from "./readAddress.ts";
import type { ScopedFault } from "./steps.ts";

export const readPickup = (form: FormData): PickupChoice => ({
  centerId: Number(textOf(form, "pickup.center")),
  firstname: textOf(form, "pickup.firstname"),
  lastname: textOf(form, "pickup.lastname"),
  phone: textOf(form, "pickup.phone"),
});

export function pickupFaults({ centerId, firstname, lastname, phone }: PickupChoice): ScopedFault[] {
  const faults: ScopedFault[] = [];
  const check = (field: ScopedFault["field"], text: string, fault: string | undefined): void => {
    if (fault !== undefined) faults.push({ scope: "pickup", field, text: `${text}.${fault}` });
  };
  check("center", "pickup", centerId > 0 ? undefined : "required");
  check("firstname", "firstname", validateName(firstname));
  check("lastname", "lastname", validateName(lastname));
  check("phone", "phone", validatePhone(phone, { required: true }));
  return faults;
}
