import { resolveServer } from "./support/crawl.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts } from "./support/storefronts.ts";

/** Path and heading of each information page by language; every other spelling of the path redirects there. */
const PAGES = [
  { de: ["/ueber-uns", "Über uns"], ro: ["/despre-noi", "Despre noi"], en: ["/about", "About us"] },
  { de: ["/kontakt", "Kontakt"], ro: ["/contact", "Contact"], en: ["/contact", "Contact"] },
  { de: ["/blog", "Blog"], ro: ["/blog", "Blog"], en: ["/blog", "Blog"] },
  { de: ["/products", "Alle Produkte"], ro: ["/products", "Toate produsele"], en: ["/products", "All products"] },
  { de: ["/bezahlen", "Bezahlen"], ro: ["/plata", "Plată"], en: ["/payment", "Payment"] },
  { de: ["/lieferung", "Lieferung"], ro: ["/livrare", "Livrare"], en: ["/delivery", "Delivery"] },
  { de: ["/datenschutz", "Datenschutz"], ro: ["/protectia-datelor", "Protecția datelor"], en: ["/privacy", "Privacy"] },
  {
    de: ["/agb.html", "AGB"],
    ro: ["/termeni-si-conditii", "Termeni și condiții"],
    en: ["/terms", "Terms and conditions"],
  },
  {
    de: ["/faq", "Häufige Fragen"],
    ro: ["/intrebari-frecvente", "Întrebări frecvente"],
    en: ["/faq", "Frequently asked questions"],
  },
  { de: ["/presse", "Presse"], ro: ["/presa", "Presă"], en: ["/press", "Press"] },
  {
    de: ["/Impressum", "Impressum"],
    ro: ["/date-de-identificare", "Date de identificare"],
    en: ["/imprint", "Imprint"],
  },
  {
    de: ["/widerrufsrecht", "Widerrufsrecht"],
    ro: ["/drept-de-retragere", "Dreptul de retragere"],
    en: ["/right-of-withdrawal", "Right of withdrawal"],
  },
  {
    de: ["/versandkosten", "Versandkosten"],
    ro: ["/costuri-de-livrare", "Costuri de livrare"],
    en: ["/shipping-costs", "Shipping costs"],
  },
] as const;

const ROMANIAN_PAGES = ["/conditii-de-garantie.html", "/manual-de-utilizare-1.html"];

test(
  "every information page has its own path in each language, and the other languages' paths redirect there",
  { tag: "@desktop" },
  async ({ request, baseURL }) => {
    for (const storefront of testedStorefronts) {
      const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
      const get = (path: string) => request.get(server + path, { headers: { Host: host }, maxRedirects: 0 });
      for (const paths of PAGES) {
        const [own, heading] = paths[storefront.language];
        const page = await get(own);
        expect([own, page.status()]).toEqual([own, 200]);
        expect(/<h1[^>]*>([^<]+)/.exec(await page.text())?.[1]).toBe(heading);
        for (const path of new Set(Object.values(paths).map(([spelling]) => spelling))) {
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

test("the withdrawal page and the terms link to the form", { tag: "@desktop" }, async ({ request, baseURL }) => {
  const links = {
    de: ["/widerrufsformular", "/widerrufsrecht", "/agb.html"],
    ro: ["/formular-de-retragere", "/drept-de-retragere", "/termeni-si-conditii"],
    en: ["/withdrawal-form", "/right-of-withdrawal", "/terms"],
  };
  for (const storefront of testedStorefronts) {
    const { host, server } = resolveServer(storefrontHome(storefront, baseURL));
    const [form, ...pages] = links[storefront.language];
    for (const path of pages) {
      const page = await request.get(server + path, { headers: { Host: host } });
      expect(await page.text()).toContain(`<a href="${form}"`);
    }
  }
});
