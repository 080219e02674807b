import { expect, test } from "vitest";
import { pickupFaults, readPickup } from "./readPickup.ts";

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(`pickup.${name}`, value);
  return data;
}

test("a centre, a name and a telephone are needed to fetch goods", () => {
  expect(pickupFaults(readPickup(form({}))).map(({ text }) => text)).toEqual([
    "pickup.required",
    "firstname.required",
    "lastname.required",
    "phone.required",
  ]);
});

test("who fetches them where", () => {
  const choice = readPickup(form({ center: "4", firstname: " Ana ", lastname: "Popescu", phone: "0721 234 567" }));
  expect(choice).toEqual({ centerId: 4, firstname: "Ana", lastname: "Popescu", phone: "0721 234 567" });
  expect(pickupFaults(choice)).toEqual([]);
});

test("what is typed is kept also where something is missing", () => {
  expect(readPickup(form({ firstname: "Ana" }))).toEqual({ centerId: 0, firstname: "Ana", lastname: "", phone: "" });
});
