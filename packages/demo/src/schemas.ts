import * as v from "valibot";

/** Schemas of the JSON files in the shop's own format. Prices are gross euro in Austria. */

const code = v.pipe(v.string(), v.regex(/^[\w.:+-]{1,100}$/, "must be a code of letters, digits and . : + - _"));
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "must be a language such as de"));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const money = v.pipe(
  amount,
  v.check((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6, "must be whole cents"),
);
const price = v.pipe(money, v.minValue(0.01));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** Working days: less than half a year, for which pages know the holidays. */
const days = v.pipe(count, v.maxValue(120));
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const day = v.pipe(v.string(), v.isoDate());

/** As the title column of Thelia. */
export const MAX_TITLE_LENGTH = 255;
/** Ten times the longest page of the shop's own catalogue. */
export const MAX_TEXT_LENGTH = 100_000;

const titleText = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH));
const fields = v.objectWithRest({ title: v.optional(titleText) }, v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)));
/** {"de": {"title": …, "slug": …}, …} */
const text = v.record(language, fields);
const titled = v.pipe(
  text,
  v.check(
    (texts) => Object.values(texts).some(({ title = "" }) => title.trim() !== ""),
    "needs a title in some language",
  ),
);

const name = v.pipe(v.string(), v.trim(), v.minLength(1));

export const brandsFile = v.array(
  v.object({
    code,
    title: titleText,
    text: v.optional(text, {}),
    manufacturer: v.nullish(v.object({ name, address: name, email: name })),
  }),
);

export const categoriesFile = v.array(
  v.object({
    code,
    parent: v.nullish(code),
    position: v.optional(position),
    visible: v.optional(v.boolean(), true),
    picture: v.nullish(v.string()),
    icon: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/))),
    text: titled,
  }),
);

export const attributesFile = v.array(
  v.object({ code, text: titled, values: v.array(v.object({ code, hex: v.nullish(v.string()), text: titled })) }),
);

export const featuresFile = v.array(
  v.object({
    code,
    unit: v.nullish(v.string()),
    position: v.optional(position),
    text: titled,
    values: v.optional(v.array(v.object({ code, text: titled })), []),
  }),
);

/** Measures of a size or side that differ from the product's, by feature code. */
const measures = v.record(code, amount);

const variant = v.object({
  ref: code,
  color: v.nullish(code),
  size: v.nullish(code),
  /** "left" or "right" of a corner. */
  side: v.nullish(code),
  price: v.nullish(price),
  promoPrice: v.nullish(price),
  stock: count,
  default: v.optional(v.boolean(), false),
  /** Addresses by language that lead to this variant. */
  slugs: v.optional(v.record(language, v.pipe(v.string(), v.regex(/^[a-z\d-]+$/)))),
});

const picture = v.object({
  name: v.string(),
  color: v.nullish(code),
  alt: v.optional(v.record(language, v.string()), {}),
});

const product = v.object({
  ref: code,
  /** A service or sample has no page and belongs to no category. */
  kind: v.optional(v.picklist(["product", "service", "sample"]), "product"),
  brand: v.nullish(code),
  categories: v.optional(v.array(code), []),
  visible: v.optional(v.boolean(), true),
  weightKg: amount,
  freight: v.optional(v.boolean(), false),
  step: v.optional(v.pipe(count, v.minValue(1)), 1),
  sold: v.optional(count, 0),
  createdOn: v.optional(day),
  deliveryDays: v.tuple([days, days]),
  /** Only a sample has none: it is free. */
  price: v.optional(price),
  text: titled,
  features: v.optional(v.record(code, v.union([v.number(), v.string(), v.record(language, v.string())])), {}),
  sizes: v.optional(v.record(code, measures), {}),
  packages: v.optional(v.array(v.tuple([amount, amount, amount, amount])), []),
  accessories: v.optional(v.array(code), []),
  undeliverable: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), []),
  restockDays: v.nullish(v.tuple([count, count])),
  energy: v.nullish(v.object({ class: v.picklist(["A", "B", "C", "D", "E", "F", "G"]), kwhPer1000h: amount })),
  unit: v.nullish(v.object({ per: v.picklist(["m", "m2", "l", "kg"]), content: amount })),
  // Start of the promo prices, and earlier prices as a fraction of the regular price.
  promotion: v.nullish(
    v.object({ since: day, earlier: v.optional(v.array(v.tuple([day, v.pipe(v.number(), v.minValue(0.1))])), []) }),
  ),
  variants: v.pipe(v.array(variant), v.minLength(1)),
  pictures: v.optional(v.array(picture), []),
});

export const productsFile = v.array(
  v.pipe(
    product,
    v.forward(
      v.check(({ kind, price: own }) => (kind === "sample") === (own === undefined), "Only samples have no price"),
      ["price"],
    ),
  ),
);

/** bookable.json: service or sample → products that it can be ordered with, in the order of their pages. */
export const bookableFile = v.record(code, v.array(code));

/**
 * By picture name; `ref` and `view` are set for studio pictures. `products`: colour by reference of the products in a
 * room that several share.
 */
export const picturesFile = v.record(
  v.string(),
  v.object({
    file: v.string(),
    width: count,
    height: count,
    widths: v.pipe(v.array(count), v.minLength(1)),
    ref: v.nullish(code),
    view: v.optional(v.string(), ""),
    color: v.nullish(code),
    products: v.optional(v.record(code, code)),
  }),
);

/** drawings.json, models.json and swatches.json: file by product reference. */
export const productFilesFile = v.record(code, v.object({ file: v.string(), bytes: count, color: v.optional(code) }));

/** scales.json: product reference → its drawings beside an object of known size, one for each colour. */
export const scalesFile = v.record(
  code,
  v.array(
    v.object({
      file: v.string(),
      bytes: count,
      beside: v.picklist(["person", "sheet", "mug"]),
      color: v.optional(code),
    }),
  ),
);

export const selectionsFile = v.array(v.object({ code, text: titled, products: v.array(code) }));

export const keywordsFile = v.array(
  v.object({
    group: code,
    keywords: v.array(v.object({ code, text: titled, products: v.array(code) })),
  }),
);

export const fulfilmentCentersFile = v.array(
  v.object({
    code,
    name,
    address: name,
    zipcode: name,
    city: name,
    country_id: id,
    lat: v.number(),
    lon: v.number(),
    phone: v.optional(v.string(), ""),
    pickup: v.optional(v.boolean(), false),
    days: v.tuple([count, count]),
    // Share of every variant's stock; the first centre gets the rest.
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
);

export const reviewsFile = v.array(
  v.object({
    product: code,
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    author: name,
    language,
    title: v.optional(v.string(), ""),
    content: v.optional(v.string(), ""),
    verified: v.optional(v.boolean(), false),
    status: v.optional(v.picklist(["pending", "accepted", "refused"]), "accepted"),
    date: day,
    translations: v.optional(
      v.record(language, v.object({ title: v.optional(v.string(), ""), content: v.optional(v.string(), "") })),
      {},
    ),
    /** Files `reviewPictures/<file>.webp`, of this size, and `<file>-small.webp`. */
    pictures: v.optional(v.array(v.object({ file: code, width: count, height: count })), []),
  }),
);

/** Dates are UTC midnight; `ends_on` is exclusive. Empty lists mean no restriction. */
export const couponsFile = v.array(
  v.pipe(
    v.object({
      code,
      starts_on: v.optional(day),
      ends_on: v.optional(day),
      amount: v.optional(v.pipe(money, v.gtValue(0))),
      percent: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
      free_postage: v.optional(v.boolean(), false),
      delivery: v.optional(v.array(code), []),
      categories: v.optional(v.array(code), []),
      products: v.optional(v.array(code), []),
      on_promotions: v.optional(v.boolean(), true),
      min_goods: v.optional(money, 0),
      cumulative: v.optional(v.boolean(), false),
      max_uses: v.optional(v.pipe(count, v.minValue(1))),
      used: v.optional(count, 0),
      uses_per_customer: v.optional(v.pipe(count, v.minValue(1))),
      text: titled,
    }),
    v.check(
      ({ amount: fixed, percent, free_postage }) =>
        (fixed === undefined || percent === undefined) &&
        (fixed !== undefined || percent !== undefined || free_postage),
      "needs an amount or a percent, or grants free shipping",
    ),
  ),
);

export const contentsFile = v.array(
  v.object({
    code,
    visible: v.optional(v.boolean(), true),
    folder: v.optional(v.string(), ""),
    position: v.optional(position),
    publishedOn: v.nullish(day),
    picture: v.nullish(v.string()),
    /** The page is a list of these products; takes the place of the footnote. */
    listing: v.optional(v.object({ brand: code, category: code })),
    text: titled,
  }),
);

const settings = v.record(v.string(), v.unknown());
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const configFile = v.object({
  shared: v.optional(settings, {}),
  satellites: v.optional(v.record(v.string(), settings), {}),
  locales: v.optional(v.record(v.string(), settings), {}),
  /** Standard VAT by country. */
  vat_percent: v.optional(v.record(country, amount), {}),
  /** Gross prices by country, as a share of those of another; in another currency times the exchange rate. */
  price_lists: v.optional(
    v.record(
      country,
      v.object({ base: country, percent: amount, step_cents: count, currency: v.optional(v.string(), "EUR") }),
    ),
    {},
  ),
});

export const modulesFile = v.object({
  delivery: v.optional(
    v.array(
      v.object({
        id,
        code,
        position,
        freight: v.optional(v.boolean(), false),
        max_parcels: v.optional(v.pipe(count, v.minValue(1)), 1),
        text: titled,
        prices: v.array(v.object({ country_id: id, weight_max: v.nullish(amount), postage: money })),
      }),
    ),
    [],
  ),
  payment: v.optional(
    v.array(
      v.object({
        id,
        code,
        position,
        active: v.optional(v.boolean(), true),
        fee: v.optional(money, 0),
        countries: v.array(id),
        text: titled,
      }),
    ),
    [],
  ),
});

export type DemoProduct = v.InferOutput<typeof productsFile>[number];
export type DemoPictures = v.InferOutput<typeof picturesFile>;
