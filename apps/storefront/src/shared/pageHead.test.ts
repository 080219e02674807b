import { expect, test } from "vitest";
import { storefrontByHost } from "../storefronts.ts";
import { pageHead } from "./pageHead.ts";

const [austrian, romanian] = [storefrontByHost("at-de"), storefrontByHost("ro-ro")];
const facts = {
  title: "Sofas",
  description: "Alle Sofas",
  path: "/sofas",
  alternates: { ro: "/canapele", en: "/couches" },
};
const linksOf = (head: ReturnType<typeof pageHead>): [string | undefined, string][] =>
  head.links.map((link) => ["hrefLang" in link ? link.hrefLang : link.rel, link.href]);

test("a page links its canonical URL and alternates, without redirects", () => {
  expect(linksOf(pageHead(facts, { origin: "http://localhost:3000", storefront: austrian }))).toEqual([
    ["canonical", "http://localhost:3000/sofas"],
    ["de-AT", "http://localhost:3000/sofas"],
    ["en-AT", "http://at-en.localhost:3000/couches"],
    ["de-DE", "http://de-de.localhost:3000/sofas"],
    ["en-DE", "http://de-en.localhost:3000/couches"],
    ["ro-RO", "http://ro-ro.localhost:3000/canapele"],
    ["en-RO", "http://ro-en.localhost:3000/couches"],
    ["x-default", "http://localhost:3000/sofas"],
  ]);
});

test("a page of one country lists only storefronts that have it", () => {
  const warranty = { ...facts, path: "/conditii-de-garantie.html", alternates: {}, market: "RO" };
  const head = pageHead(warranty, { origin: "http://ro-ro.localhost:3000", storefront: romanian });
  expect(linksOf(head)).toEqual([
    ["canonical", "http://ro-ro.localhost:3000/conditii-de-garantie.html"],
    ["ro-RO", "http://ro-ro.localhost:3000/conditii-de-garantie.html"],
    ["en-RO", "http://ro-en.localhost:3000/conditii-de-garantie.html"],
    ["x-default", "http://ro-ro.localhost:3000/conditii-de-garantie.html"],
  ]);
});

test("a page without its own URL is not indexed", () => {
  const head = pageHead(
    { title: "Ihre Bestellung", description: "" },
    { origin: "http://localhost", storefront: austrian },
  );
  expect(head.links).toEqual([]);
  expect(head.meta).toContainEqual({ name: "robots", content: "noindex" });
});
