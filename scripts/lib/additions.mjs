// Edits that add one thing to the shop. `scripts/addAThing.test.mjs` applies them to a copy and uses the shop.

const LOCALE = "packages/core/src/domain/config/locale.ts";
const MODULES = "packages/demo/catalogue/modules.json";

/** A provider that redirects to its page and reports by signed webhooks. */
const TWINT = `import { createHmac } from "node:crypto";
import * as v from "valibot";
import { isSameSecret } from "../../platform/http/mac.ts";
import type { PaymentResult } from "../provider.ts";
import type { ProviderModule } from "../providerModule.ts";
import { callProvider } from "./callProvider.ts";

const payment = v.object({
  id: v.string(),
  url: v.string(),
  state: v.picklist(["open", "paid", "canceled"]),
  cents: v.number(),
  currency: v.string(),
  order: v.string(),
});

export const twint: ProviderModule<"api" | "secret"> = {
  code: "Twint",
  id: 9,
  markets: ["AT", "DE", "RO"],
  text: {
    de: { title: "TWINT-App", description: "Sie bestätigen die Zahlung in der App." },
    ro: { title: "Aplicația TWINT", description: "Confirmați plata în aplicație." },
    en: { title: "TWINT app", description: "You confirm the payment in the app." },
  },
  mark: "M4 4h16l-8 16z",
  env: { api: "TWINT_API", secret: "TWINT_SECRET" },
  createAdapter(_deps, { api, secret }) {
    const call = (method: "GET" | "POST", path: string, content?: object, key = "") =>
      callProvider({
        provider: "twint",
        method,
        url: api + path,
        headers: { Authorization: "Bearer " + secret, "Idempotency-Key": key },
        body: content && JSON.stringify(content),
        responseSchema: payment,
      });
    const toResult = ({ id, state, cents, currency, order }: v.InferOutput<typeof payment>): PaymentResult =>
      state === "paid" ? { state, amountCents: cents, currency, reference: id, orderRef: order } : { state };
    return {
      name: "twint",
      hosts: ["pay.twint.example"],
      completesOnReturn: false,
      async start({ key, orderRef: order, amountCents: cents, currency, returnUrl }) {
        const { id, url } = await call("POST", "/payments", { order, cents, currency, returnUrl }, key);
        return { session: id, address: url };
      },
      read: async ({ session }) => toResult(await call("GET", "/payments/" + session)),
      cancel: async ({ session }) => toResult(await call("POST", "/payments/" + session + "/cancel")),
      async refund({ reference, key, amountCents: cents }) {
        await call("POST", "/payments/" + reference + "/refund", { cents }, key);
      },
      async verifyWebhook({ body, headers }) {
        const signature = Buffer.from(headers.get("X-Twint-Signature") ?? "", "hex");
        if (!isSameSecret(signature, createHmac("sha256", secret).update(body).digest())) return undefined;
        const report = v.parse(v.pipe(v.string(), v.parseJson(), payment), body);
        return { id: report.id + report.state, kind: report.state, session: report.id, result: toResult(report) };
      },
    };
  },
};
`;

/**
 * Each edit inserts `text` after `after` in a file, or creates a file without `after`. `translation` names a language
 * whose text files are the new one's, so that the test has texts; together they count as one place.
 */
const ADDITIONS = {
  productField: {
    title: "files for a new product field on the page",
    limit: 7,
    edits: [
      {
        file: "packages/demo/catalogue/products/accessories.json",
        after: '        "slug": "teppich-rauris",\n',
        text: '        "care_hint": "Nur kalt abtupfen.",\n',
      },
      {
        file: "apps/backend/src/catalogue/toProductRow.ts",
        after: '  CHAPO: product.texts.chapo ?? "",\n',
        text: '  care_hint: product.texts.care_hint ?? "",\n',
      },
      {
        file: "packages/core/src/wire/product.ts",
        after: '      summary: ["CHAPO", textOrEmpty],\n',
        text: '      careHint: ["care_hint", textOrEmpty],\n',
      },
      {
        file: "packages/core/src/domain/catalogue/product.ts",
        after: "  summary: string;\n",
        text: "  careHint?: string;\n",
      },
      {
        file: "apps/storefront/src/features/product/BuyBox.tsx",
        after: '      {product.summary && <p className="lh-muted">{product.summary}</p>}\n',
        text: "      <p>{product.careHint}</p>\n",
      },
    ],
  },
  readCall: {
    title: "files for a new read call",
    limit: 1,
    edits: [
      {
        file: "packages/core/src/calls/content.ts",
        after: 'export type SitemapView = "product" | "category" | "brand" | "content";\n',
        text: `
export const greeting: ReadCall<[name: string], string> = {
  request: ({ locale }, name) => ({ path: "greeting", query: { name, locale } }),
  schema: property("text", textOnly),
  priced: true,
  staleTime: 60_000,
};
`,
      },
    ],
  },
  paymentModule: {
    title: "files for a ninth payment module",
    limit: 3,
    edits: [
      { file: "apps/backend/src/payment/adapters/twint.ts", text: TWINT },
      {
        file: "apps/backend/src/payment/paymentModules.ts",
        after: 'import { stripe } from "./adapters/stripe.ts";\n',
        text: 'import { twint } from "./adapters/twint.ts";\n',
      },
      {
        file: "apps/backend/src/payment/paymentModules.ts",
        after: "export const PAYMENT_MODULES = {\n",
        text: "  twint,\n",
      },
      {
        file: "packages/core/src/domain/order/payment.ts",
        after: "const MODULES = {\n",
        text: '  Twint: { path: "twint", hosts: ["pay.twint.example"] },\n',
      },
    ],
  },
  country: {
    title: "files for a fourth country",
    limit: 3,
    edits: [
      {
        file: LOCALE,
        after: "export const MARKETS = {\n",
        text: '  IT: { countryId: 108, timeZone: "Europe/Rome", postalCodeDigits: 5, names: { en: "Italy" } },\n',
      },
      { file: "packages/demo/catalogue/config.json", after: '  "vat_percent": {\n', text: '    "IT": 22,\n' },
      {
        file: "packages/demo/catalogue/config.json",
        after: '    "accepted_delivery_country": [\n',
        text: "      108,\n",
      },
      {
        file: "packages/demo/catalogue/config.json",
        after: '  "satellites": {\n',
        text: `    "IT": {
      "currency_currency_code": "EUR", "currency_currency_symbol": "€", "currency_rate": 1, "vat_min_length": 11,
      "phone_regex": "^(\\\\+39|0039)?[03][0-9 ]{5,14}$", "store_phone": "+39 02 000 12 34",
      "store_address1": "Via Esempio 8", "store_zipcode": "20121", "store_city": "Milano"
    },\n`,
      },
      {
        file: MODULES,
        after: '          "postage": 13.9\n        }',
        text: ',\n        { "country_id": 108, "weight_max": 32, "postage": 12.9 }',
      },
      {
        file: MODULES,
        after: '      "code": "Vorkasse",\n      "position": 1,\n      "fee": 0,\n      "countries": [\n',
        text: "        108,\n",
      },
    ],
  },
  language: {
    title: "files for a fourth language",
    limit: 3,
    translation: { from: "en", to: "it" },
    edits: [
      { file: LOCALE, after: "export const LANGUAGES = { ", text: 'it: "Italiano", ' },
      {
        file: LOCALE,
        after: "export const WITHDRAWAL_PATHS: Readonly<Record<Language, string>> = {\n",
        // A path of its own needs a route; this one has another language's.
        text: '  it: "/withdraw-from-contract",\n',
      },
      { file: LOCALE, after: 'de: "Österreich", ', text: 'it: "Austria", ' },
      {
        file: "apps/backend/src/texts/texts.ts",
        after: 'import { en } from "./en.ts";\n',
        text: 'import { it } from "./it.ts";\n',
      },
      {
        file: "apps/backend/src/texts/texts.ts",
        after: "export const TEXTS: Readonly<Record<Language, Texts>> = { ",
        text: "it, ",
      },
    ],
  },
};

const TEXT_FOLDERS = ["packages/core/src/locales", "apps/backend/src/texts", "apps/storefront/src"];

/** Yields the text files of a new language as edits: those of `from`, with a mark in their texts. */
export function* translate({ from, to }, { list, read }) {
  for (const file of TEXT_FOLDERS.flatMap(list)) {
    if (!new RegExp(`/(?:texts|locales)/${from}\\.(?:json|ts)$`).test(file)) continue;
    const text = read(file)
      .replace(`export const ${from}:`, `export const ${to}:`)
      .replaceAll("Skip to content", `Skip to content (${to})`)
      .replaceAll("Kind regards", `Kind regards (${to})`);
    yield { file: file.replace(new RegExp(`${from}(\\.\\w+)$`), `${to}$1`), text };
  }
}

export const additions = Object.fromEntries(
  Object.entries(ADDITIONS).map(([name, addition]) => [
    name,
    {
      ...addition,
      files: [
        ...new Set(addition.edits.map(({ file }) => file)),
        ...(addition.translation ? [`**/${addition.translation.to}.{json,ts}`] : []),
      ],
    },
  ]),
);

/** Returns the source with an edit applied; throws where the text to insert after is missing or ambiguous. */
export function applyEdit(source, { file, after, text }) {
  const [before, rest, ...more] = source.split(after);
  if (rest === undefined || more.length > 0) throw new Error(`${file}: expected once: ${after}`);
  return before + after + text + rest;
}
