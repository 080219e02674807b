import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createCriticalCss, parseStylesheet } from "./criticalCss.ts";

const extract = (css: string, body: string, root = "<html>"): string =>
  createCriticalCss(new Map([["/a.css", parseStylesheet(css)]]))(`${root}<body>${body}</body></html>`, ["/a.css"]);

test.each([
  [".a{x:y}", '<p class="b a">', true],
  [".a{x:y}", '<p class="ab">', false],
  ["main .a{x:y}", '<main><p class="a">', true],
  [".b > .a{x:y}", '<p class="a">', false],
  ["p#i{x:y}", '<p id="i">', true],
  ["#i{x:y}", "<p>", false],
  ['[data-state="closed"]{x:y}', '<p data-state="closed">', true],
  ['[data-state="closed"]{x:y}', '<p data-state="open">', false],
  ['[class^="sh-"]{x:y}', '<p class="sh-grid">', true],
  [":is(.b, .a){x:y}", '<p class="a">', true],
  [":is(.b, .c){x:y}", '<p class="a">', false],
  [".a:not(.b){x:y}", '<p class="a">', true],
  [".a::before{x:y}", '<p class="a">', true],
  [".a:hover{x:y}", '<p class="a">', false],
  [".a:focus-visible,.b{x:y}", '<p class="b">', true],
  [".a:popover-open{x:y}", '<p class="a">', false],
  ["html,body{x:y}", "", true],
  ["*,:before{x:y}", "<p>", true],
])("%s for %s: %s", (css, body, isNeeded) => {
  expect(extract(css, body)).toBe(isNeeded ? css : "");
});

test("attributes that a script sets on the document element before first paint count", () => {
  expect(extract(':root[data-font]{x:y}:root[data-salesbar="dismissed"] .a{x:y}', '<p class="a">')).toContain(
    "[data-font]{x:y}:root[data-salesbar",
  );
  expect(extract(":root[lang|=en]{x:y}", "")).toBe("");
});

test("blocks keep the rules that match, layers their order", () => {
  const css =
    "@layer a,b;@layer b{.none{x:y}}@layer a{@media (width>=1px){.a{x:y}.none{x:y}}@supports (x:y){.none{x:y}}}";
  expect(extract(css, '<p class="a">')).toBe("@layer a,b;@layer b{}@layer a{@media (width>=1px){.a{x:y}}}");
});

test("font faces stay, animations wait for the stylesheet", () => {
  expect(extract('@font-face{font-family:"A"}@keyframes k{to{x:y}}', "")).toBe('@font-face{font-family:"A"}');
});

test.each([
  ["below the fold", '<section data-fold=""></section><p class="a">'],
  ["after the content", '<main></main><p class="a">'],
  ["in a closed dialog", '<dialog><dialog></dialog><p class="a"></p></dialog>'],
  ["in a closed popover", '<div popover="auto"><div></div><p class="a"></p></div>'],
  ["in a hidden element", '<div hidden=""><p class="a"></p></div>'],
])("an element %s needs no rule", (_place, body) => {
  expect(extract(".a{x:y}.b{x:y}", `<p class="b">${body}`)).toBe(".b{x:y}");
});

test("a template's content counts: early clicks display it", () => {
  expect(extract(".a{x:y}", '<template><p class="a"></p></template>')).toBe(".a{x:y}");
});

test("pages with the same kinds of elements share their rules, others do not", () => {
  const critical = createCriticalCss(new Map([["/a.css", parseStylesheet('.a{x:y}[data-k="2"]{x:y}')]]));
  const page = (body: string): string => critical(`<html><body>${body}</body>`, ["/a.css"]);
  expect(page('<p class="a" title="1">')).toBe(page('<p class="a" title="2">'));
  expect(page('<p class="a" data-k="2">')).toBe('.a{x:y}[data-k="2"]{x:y}');
  expect(page('<p data-k="1">')).toBe("");
});

test.each(["hidden", "popover", "data-fold"])("a text with the word %s hides nothing", (word) => {
  expect(extract(".a{x:y}", `<p title="A ${word} drawer" class="a"><b>`)).toBe(".a{x:y}");
  expect(extract(".a{x:y}", `<p title="A ${word} drawer"><b class="a">`)).toBe(".a{x:y}");
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("tags that are known do not keep their pages in memory", () => {
  const critical = createCriticalCss(new Map([["/a.css", parseStylesheet(".a{x:y}")]]));
  const heapBytes = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = heapBytes();
  for (let page = 0; page < 100; page++) {
    const body = `<p class="a the-${page}-of-a-hundred-pages">${"text ".repeat(40_000)}</p>`;
    expect(critical(`<html><body>${body}</body></html>`, ["/a.css"])).toBe(".a{x:y}");
  }
  expect(heapBytes() - before).toBeLessThan(5_000_000);
});

test("pages whose elements match the same rules share them", () => {
  const critical = createCriticalCss(new Map([["/a.css", parseStylesheet("[data-size]{x:y}.a{x:y}")]]));
  const extractFrom = (body: string): string => critical(`<html><body>${body}</body></html>`, ["/a.css"]);
  expect(extractFrom('<p data-size="1">')).toBe("[data-size]{x:y}");
  expect(extractFrom('<p data-size="2"><p class="b">')).toBe("[data-size]{x:y}");
  expect(extractFrom('<p data-size="3" class="a">')).toBe("[data-size]{x:y}.a{x:y}");
  expect(extractFrom("<p>")).toBe("");
});
