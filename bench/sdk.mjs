// `node bench/sdk.mjs`: measures the SDK without browser and server. Run `npm run build` first.
import { cartTotals } from "../packages/core/dist/exports/index.js";
import { productCardRow } from "../packages/core/dist/exports/wire.js";
import { table } from "./table.mjs";

const ROUNDS = 300;
const PRODUCTS = 100;

const list = (length, make) => Array.from({ length }, (_, index) => make(index + 1));

/** A product as returned by GET products_list/ of the demo shop: four pictures, four colours, four features. */
const product = (id) => ({
  ID: id,
  REF: `LH-${5000 + id}`,
  TITLE: `Akkuleuchte Nußdorf ${id}`,
  URL: `/akkuleuchte-nussdorf-${id}`,
  brand_name: "Kupferlicht",
  PRODUCT_SALE_ELEMENT: id * 3,
  BEST_TAXED_PRICE: 59 + id / 10,
  TAXED_PRICE: 79.9 + id / 10,
  PRICE: "49.166667",
  PROMO_PRICE: "",
  IS_PROMO: id % 4 === 0 ? 1 : 0,
  vat_percent: 20,
  LOWEST_PRICE: id % 4 === 0 ? "61.200000" : "",
  IS_NEW: 0,
  stock: 38,
  PSE_COUNT: 4,
  image: list(4, (position) => ({
    BASE: `/media/LH-${5000 + id}-hero-${position}.4e09dfa5`,
    WIDTHS: [320, 480, 800],
    WIDTH: 800,
    HEIGHT: 800,
    TITLE: `Akkuleuchte Nußdorf ${id}, Farbe ${position}`,
    VISIBLE: 1,
    POSITION: position,
    COLOR_ID: position,
    VIEW: "hero",
  })),
  colors: list(4, (color) => ({ id: color, hex: "#8a9a86", title: "Salbei" })),
  features: list(4, (feature) => ({
    code: `width${feature}`,
    feature_title: "Breite",
    value: "12",
    unit: feature === 4 ? null : "cm",
    number: feature === 4 ? null : 12,
  })),
  freight: 0,
  quantityCount: 1,
  delivery_delay_min: 2,
  delivery_delay_max: 4,
  unit: null,
  energy_class: "G",
  undeliverable: [],
  rating: { count: 7, average: 4.1 },
});

const text = JSON.stringify(list(PRODUCTS, product));
const rows = JSON.parse(text);
const validate = (row) => productCardRow["~standard"].validate(row);
if (rows.some((row) => validate(row).issues)) throw new Error("These are not rows of products");

/**
 * Returns the best time of one run in ms over many rounds. Tasks are interleaved, so that other load affects all of
 * them.
 */
function time(tasks, times) {
  const best = tasks.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, task] of tasks.entries()) {
      const start = performance.now();
      for (let turn = 0; turn < times; turn += 1) task();
      best[index] = Math.min(best[index], (performance.now() - start) / times);
    }
  }
  return best;
}

const cart = (length) => list(length, (id) => ({ cartItemId: id, variantId: id, quantity: 2, unitCents: 1990 }));
const small = cart(1000);
const large = cart(10_000);

const [parsing, validating] = time([() => JSON.parse(text), () => rows.map(validate)], 5);
const [thousand, tenThousand] = time(
  [small, large].map((lines) => () => cartTotals({ lines, shippingCents: 990 })),
  5,
);

console.log(
  table(
    ["SDK", "measured", "goal"],
    [
      [`JSON.parse of ${PRODUCTS} products, ms`, parsing.toFixed(2), undefined],
      [`validating them, ms`, validating.toFixed(2), undefined],
      ["validating ÷ JSON.parse", (validating / parsing).toFixed(2), "1.00"],
      ["totals of a cart of 1,000 lines, µs", (thousand * 1000).toFixed(1), "25"],
      ["totals of a cart of 10,000 lines, µs", (tenThousand * 1000).toFixed(1), "300"],
    ],
  ),
);
