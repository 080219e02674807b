import fc from "fast-check";
import { expect, test } from "vitest";
import { readPieces, withdrawalSchema } from "./withdrawalSchema.js";

const validate = (form: Record<string, string>) => withdrawalSchema["~standard"].validate(form);
const form = { name: " Anna Huber ", orderRef: "ORD000000000042", email: "anna@example.com" };

test("a name, an order and an address are enough", () => {
  expect(validate(form)).toEqual({
    value: { name: "Anna Huber", orderRef: "ORD000000000042", email: "anna@example.com", reason: "", pieces: [] },
  });
});

test("what is missing is said at its field", () => {
  expect(validate({})).toEqual({
    issues: [
      { path: ["name"], message: "name.required" },
      { path: ["orderRef"], message: "orderRef.required" },
      { path: ["email"], message: "email.required" },
    ],
  });
});

test("too much of a reason or too many pieces are said at theirs", () => {
  const { issues } = validate({ ...form, reason: "x".repeat(2001), pieces: "Pouf\n".repeat(101) });
  expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
    ["reason", "field.tooLong"],
    ["pieces", "field.tooLong"],
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
])("%j", (text, pieces) => {
  expect(readPieces(text).map((piece) => ["title" in piece ? piece.title : "", piece.quantity])).toEqual(pieces);
});

test("whatever is typed, every piece has a name and a whole number of at least one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) =>
      readPieces(text).every(
        (piece) => "title" in piece && piece.title !== "" && Number.isInteger(piece.quantity) && piece.quantity > 0,
      ),
    ),
  );
});
