import type { Catalogue, CatalogueCategory, CatalogueProduct, Choice } from "./catalogue.ts";
import { isLessThan } from "./decimals.ts";
import { ImportError } from "./importError.ts";

const MAX_PROBLEMS = 10;

/** Facts about all products of a catalogue that an import keeps in memory. */
export interface CheckedProducts {
  /** References of accessories by that of the product, in the order of the files; undefined keeps the existing ones. */
  accessories: ReadonlyMap<string, readonly string[] | undefined>;
  /** Reference of the product by that of its variant. */
  owners: ReadonlyMap<string, string>;
}

/**
 * Reads all products, and rejects an inconsistent catalogue before anything is written.
 *
 * @throws ImportError
 */
export async function checkCatalogue(catalogue: Catalogue): Promise<CheckedProducts> {
  const known = knownCodes(catalogue);
  const products: ProductSummary[] = [];
  const owners = new Map<string, string>();
  const repeated: string[] = [];
  for await (const product of catalogue.readProducts()) {
    const { ref, variants, details } = product;
    for (const variant of variants) {
      if (owners.has(variant.ref)) repeated.push(`variant ${variant.ref} is given twice`);
      else owners.set(variant.ref, ref);
    }
    products.push({ ref, accessories: details?.accessories, problems: [...productProblems(product, known)] });
  }
  rejectProblems([...new Set(findProblems(catalogue, known, products, repeated))]);
  return { accessories: new Map(products.map(({ ref, accessories }) => [ref, accessories])), owners };
}

interface ProductSummary {
  ref: string;
  accessories: readonly string[] | undefined;
  problems: readonly string[];
}

function rejectProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const more = problems.length - MAX_PROBLEMS;
  throw new ImportError(
    ["The catalogue contradicts itself:", ...problems.slice(0, MAX_PROBLEMS).map((problem) => `  ${problem}`)]
      .concat(more > 0 ? [`  … and ${more} more`] : [])
      .join("\n"),
  );
}

function* findProblems(
  catalogue: Catalogue,
  known: KnownCodes,
  products: readonly ProductSummary[],
  repeatedVariants: readonly string[],
): Generator<string> {
  const { brands, categories, attributes, features, contents } = catalogue;
  yield* duplicateProblems(
    "brand",
    brands.map(({ code }) => code),
  );
  yield* duplicateProblems(
    "category",
    categories.map(({ code }) => code),
  );
  yield* duplicateProblems(
    "attribute",
    attributes.map(({ code }) => code),
  );
  for (const { code, values } of attributes)
    yield* duplicateProblems(
      `value of ${code}`,
      values.map((value) => value.code),
    );
  yield* duplicateProblems(
    "feature",
    features.map(({ code }) => code),
  );
  for (const { code, values } of features)
    yield* duplicateProblems(
      `value of ${code}`,
      values.map((value) => value.code),
    );
  yield* duplicateProblems(
    "content",
    contents.map(({ code }) => code),
  );
  yield* duplicateProblems(
    "product",
    products.map(({ ref }) => ref),
  );
  yield* repeatedVariants;
  yield* duplicateProblems(
    "delivery method",
    catalogue.shippingMethods.map(({ id }) => String(id)),
  );
  yield* duplicateProblems(
    "payment method",
    catalogue.paymentMethods.map(({ id }) => String(id)),
  );
  yield* treeProblems(categories);

  for (const { code, listing } of contents) {
    if (listing === undefined) continue;
    if (!known.brands.has(listing.brand)) yield `content ${code}: unknown brand ${listing.brand}`;
    if (!known.categories.has(listing.category)) yield `content ${code}: unknown category ${listing.category}`;
  }
  const refs = new Set(products.map(({ ref }) => ref));
  yield* extraProblems(catalogue, refs);
  for (const { ref, accessories = [], problems } of products) {
    for (const accessory of accessories)
      if (!refs.has(accessory)) yield `product ${ref}: unknown accessory ${accessory}`;
    for (const problem of problems) yield `product ${ref}: ${problem}`;
  }
}

interface KnownCodes {
  brands: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  choices: ReadonlySet<string>;
  features: ReadonlySet<string>;
  featureValues: ReadonlySet<string>;
}

const knownCodes = ({ brands, categories, attributes, features }: Catalogue): KnownCodes => ({
  brands: new Set(brands.map(({ code }) => code)),
  categories: new Set(categories.map(({ code }) => code)),
  choices: new Set(attributes.flatMap(({ code, values }) => values.map((value) => `${code} ${value.code}`))),
  features: new Set(features.map(({ code }) => code)),
  featureValues: new Set(features.flatMap(({ code, values }) => values.map((value) => `${code} ${value.code}`))),
});

function* productProblems(product: CatalogueProduct, known: KnownCodes): Generator<string> {
  if (product.brand !== undefined && !known.brands.has(product.brand)) yield `unknown brand ${product.brand}`;
  if (product.categories.length === 0 && (product.kind ?? "product") === "product") yield "is in no category";
  if ((product.kind ?? "product") !== "product" && product.visible)
    yield `is a ${product.kind}, which has no page: visible must be false`;
  yield* duplicateProblems("category", product.categories);
  for (const category of product.categories) if (!known.categories.has(category)) yield `unknown category ${category}`;
  if (product.deliveryDays[0] > product.deliveryDays[1]) yield "delivery days are the wrong way round";
  for (const { feature, value } of product.features) {
    if (!known.features.has(feature)) yield `unknown feature ${feature}`;
    else if (value !== undefined && !known.featureValues.has(`${feature} ${value}`))
      yield `unknown ${feature} ${value}`;
  }
  if (product.variants.filter(({ isDefault }) => isDefault).length !== 1) yield "needs exactly one default variant";
  for (const { ref, net, promoNet } of product.variants) {
    if (promoNet !== undefined && !isLessThan(promoNet, net)) yield `promo price of ${ref} is not below its price`;
  }
  yield* duplicateProblems(
    "combination",
    product.variants.map(({ choices }) => describe(choices)),
  );
  const chosen = [
    ...product.variants.flatMap(({ choices }) => choices),
    ...(product.pictures ?? []).flatMap(({ choice }) => choice ?? []),
  ];
  for (const { attribute, value } of chosen) {
    if (!known.choices.has(`${attribute} ${value}`)) yield `unknown ${attribute} ${value}`;
  }
}

function* extraProblems(
  { extras, categories, shippingMethods }: Catalogue,
  refs: ReadonlySet<string>,
): Generator<string> {
  if (!extras) return;
  const { selections, keywords, fulfilmentCenters, reviews, coupons } = extras;
  for (const [what, groups] of Object.entries({ selection: selections, keyword: keywords })) {
    yield* duplicateProblems(
      what,
      groups.map(({ code }) => code),
    );
    for (const { code, products } of groups) {
      yield* duplicateProblems(`product of ${what} ${code}`, products);
      for (const ref of products) if (!refs.has(ref)) yield `${what} ${code}: unknown product ${ref}`;
    }
  }
  yield* duplicateProblems(
    "fulfilment centre",
    fulfilmentCenters.map(({ code }) => code),
  );
  if (fulfilmentCenters.reduce((sum, { share }) => sum + share, 0) > 1) yield "fulfilment centres share more than all";
  for (const { product } of reviews) if (!refs.has(product)) yield `review of unknown product ${product}`;
  yield* duplicateProblems(
    "coupon",
    coupons.map(({ code }) => code.toUpperCase()),
  );
  const codes = (entries: readonly { code: string }[]): Set<string> => new Set(entries.map(({ code }) => code));
  for (const coupon of coupons) {
    // An unknown code would turn it into a coupon for all products.
    for (const [what, names, known] of [
      ["category", coupon.categories, codes(categories)],
      ["product", coupon.products, refs],
      ["delivery method", coupon.shippingMethods, codes(shippingMethods)],
    ] as const) {
      for (const name of names) if (!known.has(name)) yield `coupon ${coupon.code}: unknown ${what} ${name}`;
    }
  }
}

const describe = (choices: readonly Choice[]): string =>
  choices.map(({ attribute, value }) => `${attribute} ${value}`).join(", ") || "without attributes";

function* treeProblems(categories: readonly CatalogueCategory[]): Generator<string> {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]));
  for (const { code, parent } of categories) {
    if (parent !== undefined && !parents.has(parent)) yield `category ${code}: unknown parent ${parent}`;
    const seen = new Set([code]);
    for (let above = parent; above !== undefined; above = parents.get(above)) {
      if (seen.has(above)) {
        yield `category ${code} lies inside itself`;
        break;
      }
      seen.add(above);
    }
  }
}

function* duplicateProblems(what: string, codes: readonly string[]): Generator<string> {
  const seen = new Set<string>();
  for (const code of codes) {
    if (seen.has(code)) yield `${what} ${code} is given twice`;
    seen.add(code);
  }
}
