import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWithdrawnItems, withdrawalSchema } from "./withdrawal.js";

const validate = (form: Record<string, string>) => withdrawalSchema["~standard"].validate(form);
const form = { name: " Anna Huber ", orderRef: "ORD000000000042", email: "anna@example.com" };

test("a name, an order and an address are enough", () => {
  expect(validate(form)).toEqual({
    value: { name: "Anna Huber", orderRef: "ORD000000000042", email: "anna@example.com", reason: "", items: [] },
  });
});

test("a missing value is an issue at its field", () => {
  expect(validate({})).toEqual({
    issues: [
      { path: ["name"], message: "name.required" },
      { path: ["orderRef"], message: "orderRef.required" },
      { path: ["email"], message: "email.required" },
    ],
  });
});

test("too long a reason and too many items are issues at theirs", () => {
  const { issues } = validate({ ...form, reason: "x".repeat(2001), items: "Pouf\n".repeat(101) });
  expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
    ["reason", "field.tooLong"],
    ["items", "field.tooLong"],
  ]);
});

test.each([
  [
    "2 × Sessel Enns\r\nPouf",
    [
      ["Sessel Enns", 2],
      ["Pouf", 1],
    ],
  ],
  ["3x Stuhl", [["Stuhl", 3]]],
  ["10 Stühle", [["10 Stühle", 1]]],
  ["0 x Tisch", [["Tisch", 1]]],
  [" \n ", []],
])("%j", (text, items) => {
  expect(parseWithdrawnItems(text).map((item) => ["title" in item ? item.title : "", item.quantity])).toEqual(items);
});

test("any input: every item has a title and an integer quantity of at least one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) =>
      parseWithdrawnItems(text).every(
        (item) => "title" in item && item.title !== "" && Number.isInteger(item.quantity) && item.quantity > 0,
      ),
    ),
  );
});
