import { expect, test } from "vitest";
import { assemblePage } from "./assemblePage.ts";
import type { ClientBuild } from "./manifest.ts";
import { emptyBuild } from "./testing/emptyBuild.ts";

const build: ClientBuild = {
  ...emptyBuild,
  earlyModule: "/assets/early.js",
  criticalCss: (_html, urls) => `/* ${urls.join(" ")} */`,
};
const SHEETS =
  '<link rel="stylesheet" href="/print.css" media="print" data-precedence="default"/><link rel="stylesheet" href="/a.css" data-precedence="default"/>';
const PICTURE =
  '<picture><source type="image/avif" srcSet="/p-320.avif 320w" sizes="100vw"/><img class="p" loading="eager" fetchPriority="high" src="/p.webp"/></picture>';
const page = (body = PICTURE): string =>
  `<html><head>${SHEETS}<title>$&amp;</title></head><body><noscript><link rel="stylesheet" href="/n.css"/></noscript>${body}</body></html>`;
const assemble = (html: string, modules: readonly string[] = ["/assets/a.js"]): string =>
  assemblePage(html, { modules, stylesheets: ["/screen.css"], data: '{"a":1}', nonce: "N" }, build);

test("what is displayed first comes first: rules, picture and early module in the head, stylesheets at the end", () => {
  const html = assemble(page());
  const order = [
    '<style nonce="N">/* /a.css /screen.css */',
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/p-320.avif 320w" imagesizes="100vw" fetchpriority="high">',
    '<script type="module" async src="/assets/early.js"></script>',
    "<title>$&amp;</title>",
    "<picture>",
    '<script type="application/json" id="page-data">{"a":1}</script>',
    '<script type="application/json" id="hydration-modules">["/assets/a.js"]</script>',
    'href="/print.css"',
    'href="/a.css"',
    '<link rel="stylesheet" href="/screen.css"/>',
    "</body>",
  ].map((part) => html.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("each stylesheet is linked once, that of scripts that are off stays in its place", () => {
  const html = assemble(page());
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(4);
  expect(html).toContain('<noscript><link rel="stylesheet" href="/n.css"/></noscript>');
});

test("a page without picture preloads none", () => {
  expect(assemble(page("<p>x</p>"))).not.toContain('as="image"');
});

test("a page that is not hydrated has neither script nor data", () => {
  const parts = { modules: [], stylesheets: [], data: undefined, nonce: "N" };
  expect(assemblePage(page(), parts, build)).not.toContain("<script");
});

test("in development a page has its data only", () => {
  const development = { ...build, earlyModule: undefined };
  const parts = { modules: [], stylesheets: [], data: "{}", nonce: "N" };
  const data = '<script type="application/json" id="page-data">{}</script>';
  expect(assemblePage(page(), parts, development)).toBe(page().replace("</body>", `${data}</body>`));
});
