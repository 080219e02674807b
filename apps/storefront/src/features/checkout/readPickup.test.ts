import type { FormValues } from "@shop/react";
import { expect, test } from "vitest";
import { pickupIssues, readPickup } from "./readStep.ts";

const form = (entries: Record<string, string>): FormValues =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [`pickup.${name}`, value]));

test("a local pickup requires center, name and phone", () => {
  expect(pickupIssues(readPickup(form({}))).map(({ message }) => message)).toEqual([
    "pickup.required",
    "firstName.required",
    "lastName.required",
    "phone.required",
  ]);
});

test("the pickup person and place are read", () => {
  const choice = readPickup(form({ center: "4", firstName: " Ana ", lastName: "Popescu", phone: "0721 234 567" }));
  expect(choice).toEqual({ centerId: 4, firstName: "Ana", lastName: "Popescu", phone: "0721 234 567" });
  expect(pickupIssues(choice)).toEqual([]);
});

test("input is kept when other fields are missing", () => {
  expect(readPickup(form({ firstName: "Ana" }))).toEqual({ centerId: 0, firstName: "Ana", lastName: "", phone: "" });
});
