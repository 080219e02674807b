import * as fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** 1000 runs with a fixed seed, so that failures are reproducible on every machine. */
export const FIXED_SEED: { readonly seed: number; readonly numRuns: number } = {
  seed: 20_261_121,
  numRuns: 1000,
};

/** Integer cents, from 0 to the largest net price of the database, DECIMAL(16,6). */
export const cents = (max: number = 10 ** 13): Arbitrary<number> => fc.integer({ min: 0, max });

/** Net price in the database's format: "8.290000". */
export const netPrice = (): Arbitrary<string> =>
  fc
    .record({
      euro: fc.oneof(fc.nat(100), fc.nat(100_000), fc.integer({ min: 0, max: 9_999_999_999 })),
      millionths: fc.nat(999_999),
    })
    .map(({ euro, millionths }) => `${euro}.${String(millionths).padStart(6, "0")}`);

/** VAT percent: a common rate, or any below 100 with up to four decimals. */
export const percent = (): Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(0, 5, 5.5, 7, 7.7, 10, 13, 19, 20, 21),
    fc.nat(999_999).map((units) => units / 10_000),
  );

export interface ArbitraryLine {
  cartItemId: number;
  variantId: number;
  quantity: number;
  unitCents: number;
  step?: number;
  undeliverable?: boolean;
  [field: string]: unknown;
}

export const cartLine = (): Arbitrary<ArbitraryLine> =>
  fc.record(
    {
      cartItemId: fc.integer({ min: 1, max: 10_000 }),
      variantId: fc.integer({ min: 1, max: 40 }),
      quantity: fc.integer({ min: 1, max: 250 }),
      unitCents: cents(10_000_000),
      step: fc.integer({ min: 1, max: 12 }),
      undeliverable: fc.boolean(),
    },
    { requiredKeys: ["cartItemId", "variantId", "quantity", "unitCents"] },
  );

/** Lines of a cart with unique line ids and variants. */
export const cartLines = (): Arbitrary<ArbitraryLine[]> =>
  fc
    .uniqueArray(cartLine(), { maxLength: 12, selector: (line) => line.variantId })
    .map((lines) => lines.map((line, index) => ({ ...line, cartItemId: index + 1 })));

/** `shippingCents` is absent until the backend has responded. */
export interface ArbitraryCart {
  lines: ArbitraryLine[];
  shippingCents?: number;
  discountCents?: number;
}

export const cart = (): Arbitrary<ArbitraryCart> =>
  fc.record(
    { lines: cartLines(), shippingCents: cents(100_000), discountCents: cents(100_000_000) },
    { requiredKeys: ["lines"] },
  );

/** Values that are not valid ids but resemble them. */
export const HOSTILE_IDS: readonly unknown[] = [
  "",
  " ",
  "0",
  "-0",
  "00",
  "012",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "+1",
  "1.5",
  "1.0",
  "1e3",
  "0x10",
  "12abc",
  "1 2",
  "1_000",
  "９",
  "٣",
  "9007199254740992",
  "99999999999999999999",
  "true",
  "[object Object]",
  "__proto__",
  "1;drop table cart",
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MIN_VALUE,
  null,
  undefined,
  true,
  false,
  12n,
  [],
  [12],
  ["12"],
  {},
  { id: 12 },
  { valueOf: () => 12 },
];

export const hostileId = (): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_IDS),
    fc.integer({ max: 0 }),
    fc.integer({ max: 0 }).map(String),
    fc.double({ noInteger: true }),
    fc.bigInt({ min: 2n ** 53n }).map(String),
    fc.object(),
    fc.string().filter((text) => !/^\s*[1-9]\d*\s*$/.test(text)),
  );

/** Text from an attacker, a broken backend or corrupted storage. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  "\u0000",
  "\t\r\n",
  "null",
  "undefined",
  "[object Object]",
  "{",
  "[]",
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "/\\evil.example",
  "'; DROP TABLE cart; --",
  "../../etc/passwd",
  "${7*7}{{7*7}}",
  "%00%0d%0aSet-Cookie:x=1",
  '\\ " : / ! ^ ( ) { }',
  "a AND NOT b OR * ~ ?",
  "Ţ ţ Ș ș Ț ț ă â î ß ẞ Ä ö ü",
  "👩‍👩‍👧‍👦🛋️",
  "\u202eesrever",
  "\ufeff12",
  "\ud800",
  "a".repeat(10_000),
];

const SPECIAL_CHARACTERS: readonly string[] = Array.from("\\\"':/!^(){}\t ab");

// Like fast-check's unit "binary", without the second it takes to list all characters. Includes lone surrogates.
const codePoint: Arbitrary<string> = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

export const hostileText = (): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.string({ unit: codePoint }),
    fc.json(),
    fc.tuple(fc.constantFrom("https://", "http://", "//", "/", "mailto:"), fc.string()).map((parts) => parts.join("")),
    fc.string({ unit: fc.constantFrom(...SPECIAL_CHARACTERS) }),
  );
