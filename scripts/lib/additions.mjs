// Edits that add one thing to the shop. `scripts/addAThing.test.mjs` applies them to a copy and uses the shop.

/** Each edit inserts `text` after `after` in a file, or creates a file without `after`. */
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
        after: "  /** Short description in one or two sentences. */\n  summary: string;\n",
        text: "  careHint?: string;\n",
      },
      {
        file: "apps/storefront/src/features/product/BuyBox.tsx",
        after: '        {product.summary !== "" && <p className="lh-muted">{product.summary}</p>}\n',
        text: "        <p>{product.careHint}</p>\n",
      },
    ],
  },
  paymentModule: {
    title: "files for a ninth payment module",
    limit: 3,
    edits: [
      {
        file: "apps/backend/src/payment/paymentModules.ts",
        after: "export const PAYMENT_MODULES = {\n",
        text: '  twint: { code: "Twint", createAdapter: () => undefined },\n',
      },
      { file: "packages/core/src/domain/order/payment.ts", after: "const PATHS = {\n", text: '  Twint: "twint",\n' },
      {
        file: "packages/demo/catalogue/modules.json",
        after: '  "payment": [\n',
        text: '    { "id": 9, "code": "Twint", "position": 9, "countries": [13], "text": { "de": { "title": "TWINT" } } },\n',
      },
    ],
  },
};

export const additions = Object.fromEntries(
  Object.entries(ADDITIONS).map(([name, addition]) => [
    name,
    { ...addition, files: [...new Set(addition.edits.map(({ file }) => file))] },
  ]),
);

/** Returns the source with an edit applied; throws where the text to insert after is missing or ambiguous. */
export function applyEdit(source, { file, after, text }) {
  const [before, rest, ...more] = source.split(after);
  if (rest === undefined || more.length > 0) throw new Error(`${file}: expected once: ${after}`);
  return before + after + text + rest;
}
