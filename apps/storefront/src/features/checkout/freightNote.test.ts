import { expect, test } from "vitest";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ro from "./texts/ro.json" with { type: "json" };

test.each([
  [de.freightNote, /90\s€.*2–3\sWochen/],
  [en.freightNote, /€90.*2–3\sweeks/],
  [ro.freightNote, /90\s€.*2–3\ssăptămâni/],
])("the freight note names 90 euro and 2-3 weeks: %s", (note, facts) => {
  expect(note).toMatch(facts);
});
