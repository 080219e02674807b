import * as v from "valibot";

/** Required structured data. Sources: schema.org; Google's guides for products, breadcrumbs, FAQ and articles. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const day = v.pipe(v.string(), v.isoDate());
const money = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/, "no amount"));
const country = v.picklist(["AT", "DE", "RO"]);
const currency = v.picklist(["EUR", "RON"]);
const term = (...names: readonly string[]) => v.picklist(names.map((name) => `https://schema.org/${name}`));
const nonEmptyArray = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.nonEmpty());
const typed = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.looseObject({ "@type": v.literal(type), ...entries });

const oneToFive = v.pipe(v.number(), v.minValue(1), v.maxValue(5));
const days = typed("QuantitativeValue", {
  minValue: v.pipe(v.number(), v.minValue(0)),
  maxValue: v.number(),
  unitCode: v.literal("DAY"),
});

const offer = typed("Offer", {
  url,
  price: money,
  priceCurrency: currency,
  availability: term("InStock", "OutOfStock"),
  itemCondition: term("NewCondition"),
  priceSpecification: typed("UnitPriceSpecification", {
    price: money,
    priceCurrency: currency,
    valueAddedTaxIncluded: v.literal(true),
  }),
  hasMerchantReturnPolicy: v.optional(
    typed("MerchantReturnPolicy", {
      applicableCountry: country,
      merchantReturnDays: v.pipe(v.number(), v.minValue(14)),
      returnPolicyCategory: term("MerchantReturnFiniteReturnWindow"),
    }),
  ),
  shippingDetails: v.optional(
    typed("OfferShippingDetails", {
      shippingRate: typed("MonetaryAmount", { value: money, currency }),
      shippingDestination: typed("DefinedRegion", { addressCountry: country }),
      deliveryTime: typed("ShippingDeliveryTime", { transitTime: days }),
    }),
  ),
});

const product = typed("Product", {
  name: text,
  sku: text,
  url,
  image: nonEmptyArray(url),
  offers: nonEmptyArray(offer),
  aggregateRating: v.optional(
    typed("AggregateRating", { ratingValue: oneToFive, reviewCount: v.pipe(v.number(), v.minValue(1)) }),
  ),
  review: v.optional(
    v.array(
      typed("Review", {
        author: typed("Person", { name: text }),
        datePublished: day,
        reviewRating: typed("Rating", { ratingValue: oneToFive }),
      }),
    ),
  ),
});

const DISORDER = "positions are not 1, 2, 3 …";
const isInOrder = (items: ReadonlyArray<{ position: number }>): boolean =>
  items.every(({ position }, index) => position === index + 1);
const crumb = typed("ListItem", { position: v.number(), name: text, item: v.optional(url) });
const entry = typed("ListItem", { position: v.number(), name: text, url });

const schemas = {
  Product: product,
  BreadcrumbList: typed("BreadcrumbList", {
    // Only the last item, the page itself, has no URL.
    itemListElement: v.pipe(
      v.array(crumb),
      v.nonEmpty(),
      v.check((items) => isInOrder(items), DISORDER),
      v.check((crumbs) => crumbs.slice(0, -1).every(({ item }) => item !== undefined), "a crumb leads nowhere"),
    ),
  }),
  ItemList: typed("ItemList", {
    itemListElement: v.pipe(
      v.array(entry),
      v.check((items) => isInOrder(items), DISORDER),
    ),
  }),
  FAQPage: typed("FAQPage", {
    mainEntity: nonEmptyArray(typed("Question", { name: text, acceptedAnswer: typed("Answer", { text }) })),
  }),
  BlogPosting: typed("BlogPosting", { headline: text, datePublished: day, image: url, url }),
  Organization: typed("Organization", { name: text, url, logo: url, address: typed("PostalAddress", {}) }),
  WebSite: typed("WebSite", { name: text, url, inLanguage: text }),
};

const typedNode = v.looseObject({ "@type": v.keyof(v.object(schemas)) });
const block = v.looseObject({ "@context": v.literal("https://schema.org"), "@graph": v.optional(v.array(typedNode)) });

const BLOCK = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
const ADDRESS = /"(https?:\/\/(?!schema\.org)[^"]+)"/g;

/** Returns defects of a page's structured data; its URLs must belong to the shop. */
export function findDataDefects(html: string, home: string): string[] {
  return [...html.matchAll(BLOCK)].flatMap(([, json = ""]) => {
    const foreign = [...json.matchAll(ADDRESS)].find(([, address = ""]) => !address.startsWith(home));
    return [
      ...findBlockDefects(json),
      ...(foreign === undefined ? [] : [`data names a foreign address ${foreign[1]}`]),
    ];
  });
}

function findBlockDefects(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ["data is no JSON"];
  }
  const read = v.safeParse(block, data);
  if (!read.success) return formatIssues("data", read.issues);
  return (read.output["@graph"] ?? [read.output]).flatMap((node) => {
    const parsed = v.safeParse(typedNode, node);
    if (!parsed.success) return formatIssues("data", parsed.issues);
    const type = parsed.output["@type"];
    const thing = v.safeParse<v.GenericSchema>(schemas[type], node);
    return thing.success ? [] : formatIssues(type, thing.issues);
  });
}

const formatIssues = (of: string, issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map((issue) => `${of}.${v.getDotPath(issue) ?? ""}: ${issue.message}`);
