import { expect, test } from "vitest";
import { readPickup } from "./readPickup.ts";

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(`pickup.${name}`, value);
  return data;
}

test("a centre, a name and a telephone are needed to fetch goods", () => {
  expect(readPickup(form({})).faults.map(({ text }) => text)).toEqual([
    "pickup.required",
    "firstname.required",
    "lastname.required",
    "phone.required",
  ]);
});

test("who fetches them where", () => {
  const entries = { center: "4", firstname: " Ana ", lastname: "Popescu", phone: "0721 234 567" };
  expect(readPickup(form(entries))).toEqual({
    choice: { centerId: 4, firstname: "Ana", lastname: "Popescu", phone: "0721 234 567" },
    faults: [],
  });
});
