import { expect, test } from "vitest";
import { findPageDefects, type CrawledPage, findAlternateDefects } from "./findPageDefects.ts";

const HOME = "https://shop.example/";

const links = (...addresses: string[]): string =>
  addresses.map((address) => `<link rel="alternate" hreflang="de-AT" href="${address}">`).join("");
const head = `<title>Sofas</title><meta name="description" content="Alle Sofas">
  <link rel="canonical" href="${HOME}sofas">${links(`${HOME}sofas`)}`;
const crumbs = (item: object): string =>
  `<script type="application/ld+json" nonce="x">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ "@type": "ListItem", position: 1, name: "Start", item: HOME, ...item }],
  })}</script>`;

const findDefects = (html: string, page: Partial<CrawledPage> = {}): string[] =>
  findPageDefects({ path: "/sofas", from: "/", status: 200, html, ...page }, new Set(["/sofas"]), HOME).map((defect) =>
    defect.replace("/sofas: ", ""),
  );

test("a complete page has no defect", () => {
  expect(findDefects(`${head}<h1>Sofas</h1><img alt="" src="a.avif">${crumbs({})}`)).toEqual([]);
});

test("a URL without a page is a defect, with the page that links to it", () => {
  expect(findDefects("", { status: 404 })).toEqual(["/sofas answers 404, and / links to it"]);
});

test("a permanent redirect to a page of the shop is none; an external or temporary one is", () => {
  expect(findDefects("", { path: "/couches", status: 301, redirectsTo: "/sofas" })).toEqual([]);
  expect(findDefects("", { path: "/couches", status: 301, redirectsTo: "/betten" })).toHaveLength(1);
  expect(findDefects("", { path: "/couches", status: 307, redirectsTo: "/sofas" })).toHaveLength(1);
});

test.each([
  [`${head}<h1>a</h1><h1>b</h1>`, "2 first headings"],
  [`${head.replace("<title>Sofas</title>", "<title></title>")}<h1>a</h1>`, "no title"],
  [`${head.replace("Alle Sofas", "")}<h1>a</h1>`, "no description"],
  [`${head.replaceAll("/sofas", "/betten")}<h1>a</h1>`, `the canonical address is ${HOME}betten`],
  [`${head}<h1>a</h1><p id="b"></p><p id="b"></p>`, "the id b is there twice"],
  [`${head}<h1>a</h1><img src="a.avif">`, "a picture without a text"],
  [`${head}<h1>{{count}} Produkte</h1>`, "it says {{count}} Produkte"],
  [`${head}<h1>notFound.home</h1>`, "it says notFound.home"],
  [`${head}<h1>a</h1><a aria-label="notFound.crumb"></a>`, "it says notFound.crumb"],
  [`${head}<h1>a</h1>${crumbs({ position: 2 })}`, "BreadcrumbList.itemListElement: positions are not 1, 2, 3 …"],
  [
    `${head}<h1>a</h1>${crumbs({ item: "https://other.example/" })}`,
    "data names a foreign address https://other.example/",
  ],
  [`${head}<h1>a</h1>${crumbs({}).replace("}", "")}`, "data is no JSON"],
])("a defect is found: %#", (html, defect) => {
  expect(findDefects(html)).toEqual([defect]);
});

test("alternates that do not link to each other are found", () => {
  const page = (address: string, ...siblings: string[]): [string, CrawledPage] => [
    address,
    {
      path: new URL(address).pathname,
      from: "",
      status: 200,
      html: `<link rel="canonical" href="${address}">${links(address, ...siblings)}`,
    },
  ];
  const [german, english] = ["https://shop.example/tische", "https://at-en.shop.example/tables"];
  expect(findAlternateDefects(new Map([page(german, english), page(english, german)]))).toEqual([]);
  expect(findAlternateDefects(new Map([page(german, english), page(english)]))).toEqual([
    `${german} names ${english}, which does not name it`,
  ]);
  expect(findAlternateDefects(new Map([page(german, english)]))).toEqual([
    `${german} names ${english}, which nothing leads to`,
  ]);
});
