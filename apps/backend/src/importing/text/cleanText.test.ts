import fc from "fast-check";
import { expect, test } from "vitest";
import { elapsedMs } from "../../testing/elapsedMs.ts";
import { cleanTexts, plainText, safeHtml } from "./cleanText.ts";

test("allowed markup stays", () => {
  const html =
    '<h2>Sofa</h2><p>Soft <strong>and</strong> <em>deep</em><br /></p><ul><li><a href="/pflege">Care</a></li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(safeHtml(html)).toBe(html);
});

test.each(["https://example.com/", "mailto:a@example.com", "tel:+4310001234"])("a link may lead to %s", (href) => {
  expect(safeHtml(`<p><a href="${href}">there</a></p>`)).toBe(`<p><a href="${href}">there</a></p>`);
});

test.each([
  ["<p>a<script>alert(1)</script></p>", "<p>a</p>"],
  ['<p onclick="x()" style="color:red" class="c">a</p>', "<p>a</p>"],
  ['<a href="javascript:alert(1)">a</a>', "<p><a>a</a></p>"],
  ['<a href="  jAvAsCrIpT:alert(1)">a</a>', "<p><a>a</a></p>"],
  ['<a href="data:text/html,x">a</a>', "<p><a>a</a></p>"],
  ['<a href="//evil.example">a</a>', "<p><a>a</a></p>"],
  ['<img src=x onerror="alert(1)">', ""],
  ["<svg><script>alert(1)</script></svg>", ""],
  ["<iframe src=//evil.example></iframe>", ""],
  ["<p>a<scr<script>ipt>alert(1)</p>", "<p>aipt&gt;alert(1)</p>"],
  ["<b>bold</b> and <i>it</i>", "<p><strong>bold</strong> and <em>it</em></p>"],
])("%j becomes %j", (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

const text = fc.constantFrom("soft", " ", "\n", '"', "'", "ș", "\u00a0", "&amp;", "&lt;", "&gt;", "&quot;", "&", "=");
const other = fc.constantFrom(
  "<",
  ">",
  "<b>",
  "</p>",
  "<p>",
  "<li>",
  "</ul>",
  "<br>",
  "<h1>",
  "<a href=x>",
  "<script>",
);
const element = (names: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), content).map(([name, inner]) => `<${name}>${inner}</${name}>`);
const several = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.array(fc.oneof(...parts), { maxLength: 4 }).map((all) => all.join(""));
const line = several(text, fc.constant("<br />"), element(["strong", "em"], several(text)));
const block = fc.oneof(
  element(["p"], line),
  element(["h2", "h3", "h4"], several(text)),
  element(["ul", "ol"], several(element(["li"], line))),
);

test("markup that is clean becomes what the sanitizer makes of it", () => {
  const html = fc.oneof(several(block, fc.constant("\n")), several(block, text, other));
  fc.assert(
    fc.property(html, (source) => {
      // A comment, which the sanitizer removes.
      expect(safeHtml(source)).toBe(safeHtml(`<!---->${source.trim()}`));
    }),
    { numRuns: 2000 },
  );
});

test("plain text becomes paragraphs, one for each line", () => {
  expect(safeHtml("One < two & three\n\n  second line \r\nthird\n")).toBe(
    "<p>One &lt; two &amp; three</p><p>second line</p><p>third</p>",
  );
  expect(safeHtml(" \n ")).toBe("");
});

test("a title is one line without tags", () => {
  expect(plainText(" Sofa\u00a0 <b>Hallein</b>\n&amp; more ")).toBe("Sofa Hallein & more");
  expect(plainText("Chair<script>alert(1)</script>")).toBe("Chair");
  expect(plainText("a < b > c")).toBe("a < b > c");
  expect(plainText("zero\u0000byte")).toBe("zerobyte");
});

test("plain text stays as the removal of markup returns it", () => {
  const part = fc.constantFrom("Sofa", "ä", " ", "  ", "\u00a0", "\n", "<", "b>", "&amp;", "&", "\u0000", "\u0085");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      // An element, which is removed.
      expect(plainText(parts.join(""))).toBe(plainText(`<b>${parts.join("")}`));
    }),
    { numRuns: 2000 },
  );
});

test("JSON in a postscriptum stays JSON", () => {
  const json = '{"brand_id": 3, "category_id": 7}';
  expect(cleanTexts({ de: { postscriptum: json } })).toEqual({ de: { postscriptum: json } });
});

test("empty texts are omitted, so that another language is displayed instead", () => {
  expect(cleanTexts({ de: { title: "Sofa", chapo: " " }, ro: { title: "" } })).toEqual({ de: { title: "Sofa" } });
});

test("a script without an end takes the rest of the title", () => {
  expect(plainText("Chair<script>alert(1)")).toBe("Chair");
  expect(plainText("Chair <b>x</b><STYLE>a</style >b")).toBe("Chair x b");
});

test.each(["<script>", "<style ", "</script", "<", "\u00a0", " \u202f"])(
  "a text of %j, 100,000 times, does not block the shop",
  (unit) => {
    expect(elapsedMs(() => plainText(unit.repeat(100_000)))).toBeLessThan(1000);
  },
);
