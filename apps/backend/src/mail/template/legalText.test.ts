import { expect, test } from "vitest";
import { elapsedMs } from "../../testing/elapsedMs.ts";
import { toPlainText } from "./legalText.ts";

test("spaces around a line break are dropped", () => {
  expect(toPlainText("<p>a </p> <p> b</p><ul><li>c</li></ul>")).toBe("a\n\nb\n\n- c");
});

test.each(["&nbsp;", "<", "<b> </b>"])("a text of %j, 100,000 times, does not block the shop", (unit) => {
  expect(elapsedMs(() => toPlainText(unit.repeat(100_000)))).toBeLessThan(1000);
});
