import { expect, test } from "vitest";
import { beginningOf } from "./beginningOf.ts";

test("the beginning of HTML is plain text without tags and signs written as names", () => {
  expect(beginningOf("<p>Sofas &amp; Sessel</p>\n<p>für alle.</p>")).toBe("Sofas & Sessel für alle.");
  expect(beginningOf("")).toBe("");
});

test("what is too long ends after a whole word", () => {
  expect(beginningOf("<p>Ein Tisch, an dem alle sitzen</p>", 14)).toBe("Ein Tisch…");
  expect(beginningOf("x ".repeat(200)).length).toBeLessThanOrEqual(160);
});
