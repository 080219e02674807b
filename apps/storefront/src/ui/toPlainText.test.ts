import { expect, test } from "vitest";
import { createExcerpt } from "./toPlainText.ts";

test("HTML is shortened to plain text, without tags and entities", () => {
  expect(createExcerpt("<p>Sofas &amp; Sessel</p>\n<p>für alle.</p>")).toBe("Sofas & Sessel für alle.");
  expect(createExcerpt("")).toBe("");
});

test("long text ends after a whole word", () => {
  expect(createExcerpt("<p>Ein Tisch, an dem alle sitzen</p>", 14)).toBe("Ein Tisch…");
  expect(createExcerpt("x ".repeat(200)).length).toBeLessThanOrEqual(160);
});
