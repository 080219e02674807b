import { type PickupChoice, validateName, validatePhone } from "@shop/core";
import { textOf } from "./readAddress.ts";
import type { ScopedFault } from "./steps.ts";

/** Who fetches the goods, and where. */
export function readPickup(form: FormData): { choice: PickupChoice; faults: ScopedFault[] } {
  const choice: PickupChoice = {
    centerId: Number(textOf(form, "pickup.center")),
    firstname: textOf(form, "pickup.firstname"),
    lastname: textOf(form, "pickup.lastname"),
    phone: textOf(form, "pickup.phone"),
  };
  const faults: ScopedFault[] = [];
  const check = (field: ScopedFault["field"], text: string, fault: string | undefined): void => {
    if (fault !== undefined) faults.push({ scope: "pickup", field, text: `${text}.${fault}` });
  };
  check("center", "pickup", choice.centerId > 0 ? undefined : "required");
  check("firstname", "firstname", validateName(choice.firstname));
  check("lastname", "lastname", validateName(choice.lastname));
  check("phone", "phone", validatePhone(choice.phone, { required: true }));
  return { choice, faults };
}
