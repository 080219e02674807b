import { resolveServer } from "./support/crawl.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts } from "./support/storefronts.ts";

/** Path of each information page by language; every other spelling of it redirects there. */
const PAGES = [
  { de: "/ueber-uns", ro: "/despre-noi", en: "/about" },
  { de: "/kontakt", ro: "/contact", en: "/contact" },
  { de: "/blog", ro: "/blog", en: "/blog" },
  { de: "/products", ro: "/products", en: "/products" },
  { de: "/bezahlen", ro: "/plata", en: "/payment" },
  { de: "/lieferung", ro: "/livrare", en: "/delivery" },
  { de: "/datenschutz", ro: "/protectia-datelor", en: "/privacy" },
  { de: "/agb.html", ro: "/termeni-si-conditii", en: "/terms" },
  { de: "/faq", ro: "/intrebari-frecvente", en: "/faq" },
  { de: "/presse", ro: "/presa", en: "/press" },
  { de: "/Impressum", ro: "/date-de-identificare", en: "/imprint" },
  { de: "/widerrufsrecht", ro: "/drept-de-retragere", en: "/right-of-withdrawal" },
  { de: "/versandkosten", ro: "/costuri-de-livrare", en: "/shipping-costs" },
];

const ROMANIAN_PAGES = ["/conditii-de-garantie.html", "/manual-de-utilizare-1.html"];

test(
  "every information page has its own path in each language, and the other languages' paths redirect there",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    for (const storefront of testedStorefronts) {
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      const get = (path: string) => request.get(server + path, { headers: { Host: host }, maxRedirects: 0 });
      for (const paths of PAGES) {
        const own = paths[storefront.language];
        const page = await get(own);
        expect([own, page.status()]).toEqual([own, 200]);
        expect(await page.text()).toMatch(/<h1[^>]*>[^<]+/);
        for (const path of new Set(Object.values(paths))) {
          if (path === own) continue;
          const response = await get(path);
          expect([path, response.status(), response.headers()["location"]]).toEqual([path, 301, own]);
        }
      }
    }
  },
);

test("the warranty and the manual are pages of Romania only", { tag: "@desktop" }, async ({ request, baseURL }) => {
  for (const storefront of testedStorefronts) {
    const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
    for (const path of ROMANIAN_PAGES) {
      const response = await request.get(server + path, { headers: { Host: host } });
      expect([storefront.id, path, response.status()]).toEqual([
        storefront.id,
        path,
        storefront.id.startsWith("ro") ? 200 : 404,
      ]);
    }
  }
});

test(
  "the withdrawal form is a PDF in the storefront's language, at the path of every language",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    for (const storefront of testedStorefronts) {
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      const headers = { Host: host };
      for (const path of ["/widerrufsformular", "/formular-de-retragere", "/withdrawal-form"]) {
        const redirect = await request.get(server + path, { headers, maxRedirects: 0 });
        const location = redirect.headers()["location"] ?? "";
        expect([path, redirect.status(), location]).toEqual([path, 302, expect.stringMatching(/^\/api\//)]);
        const form = await request.get(server + location, { headers });
        expect(form.headers()["content-type"]).toBe("application/pdf");
        expect((await form.body()).toString("latin1")).toContain(`/Lang (${storefront.language})`);
      }
    }
  },
);
