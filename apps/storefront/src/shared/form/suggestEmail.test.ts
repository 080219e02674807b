import { expect, test } from "vitest";
import { suggestEmail } from "./suggestEmail.ts";

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@gmx.ta", "anna@gmx.at"],
  ["anna@web.ed", "anna@web.de"],
  ["ana@yaho.ro", "ana@yahoo.ro"],
])("a misspelled domain has a suggestion: %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(["anna@gmail.com", "ana@mail.ro", "a@orf.at", "a@moebel-huber.at", "a@uni-wien.ac.at", "a@email.cz", "anna"])(
  "another domain has none: %s",
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);
