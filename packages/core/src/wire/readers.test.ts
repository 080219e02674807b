import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  convert,
  createSchema,
  fallback,
  matching,
  picklist,
  preprocess,
  type Schema,
  textOnly,
} from "./createSchema.js";
import { array, nullToUndefined, optional, orUndefined, record, row } from "./row.js";

/** A schema in the SDK's functions, and the same one in valibot's. */
interface Pair {
  own: Schema<unknown>;
  valibot: Schema<unknown>;
}

const KEYS = ["a", "b", "c"];
const toText = (value: unknown): string => JSON.stringify(value) ?? "";
const toNone = (value: unknown): unknown => value ?? undefined;
const withoutSpaces = (value: unknown): unknown => (typeof value === "string" ? value.trim() : value);
const number = createSchema("number", (value) => (typeof value === "number" ? value : undefined));

/** Rows read absent members as undefined, which objects of valibot reject. */
const objectOf = (entries: Record<string, Schema<unknown>>): Schema<unknown> =>
  v.pipe(
    v.looseObject({}),
    v.transform((input) => Object.fromEntries(KEYS.map((key) => [key, input[key]]))),
    v.object(entries),
  );

const { pair } = fc.letrec<{ pair: Pair }>((tie) => {
  const wrap = (own: (inner: Schema<unknown>) => Schema<unknown>, valibot: typeof own): fc.Arbitrary<Pair> =>
    tie("pair").map((inner) => ({ own: own(inner.own), valibot: valibot(inner.valibot) }));
  const pattern = /^[a-z]*$/;
  return {
    pair: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Pair>(
        { own: number, valibot: v.number() },
        { own: textOnly, valibot: v.string() },
        { own: matching(textOnly, pattern), valibot: v.pipe(v.string(), v.regex(pattern)) },
        { own: picklist(["x", "y"]), valibot: v.picklist(["x", "y"]) },
        { own: picklist(["x"]), valibot: v.picklist(["x"]) },
      ),
      fc.array(tie("pair"), { minLength: 3, maxLength: 3 }).map((members) => {
        const entries = (part: keyof Pair): Record<string, Schema<unknown>> =>
          Object.fromEntries(members.map((member, index) => [KEYS[index] ?? "", member[part]]));
        return { own: row(entries("own")), valibot: objectOf(entries("valibot")) };
      }),
      wrap(array, (inner) => v.array(inner)),
      wrap(record, (inner) => v.record(v.string(), inner)),
      wrap(optional, (inner) => v.optional(inner)),
      wrap(
        (inner) => optional(inner, "x"),
        (inner) => v.optional(inner, "x"),
      ),
      wrap(orUndefined, (inner) => v.pipe(v.nullish(inner), v.transform(toNone))),
      wrap(nullToUndefined, (inner) => v.pipe(v.nullable(inner), v.transform(toNone))),
      wrap(
        (inner) => convert(inner, toText),
        (inner) => v.pipe(inner, v.transform(toText)),
      ),
      wrap(
        (inner) => preprocess(withoutSpaces, inner),
        (inner) => v.pipe(v.unknown(), v.transform(withoutSpaces), inner),
      ),
      wrap(
        (inner) => fallback(inner, 0),
        (inner) => v.fallback(inner, 0),
      ),
      // Functions of valibot around schemas of the SDK, and the other way round.
      wrap(
        (inner) => v.pipe(inner, v.transform(toText)),
        (inner) => v.pipe(inner, v.transform(toText)),
      ),
      wrap(
        (inner) => v.optional(v.fallback(inner, "")),
        (inner) => v.optional(v.fallback(inner, "")),
      ),
      tie("pair").map(({ valibot }) => ({ own: valibot, valibot })),
    ),
  };
});

const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, "", "x", " y ", "Z9", 0, 1.5, true),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS, "d"), tie("value"), { noNullPrototype: true }),
    fc.record({ a: tie("value"), b: tie("value"), c: tie("value") }, { noNullPrototype: true }),
  ),
}));

function parse(schema: Schema<unknown>, value: unknown): unknown {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { output: result.output };
  const [{ path, expected, received, message }, ...others] = result.issues;
  return { path: path?.map(({ key }) => key), expected, received, issues: others.length + 1, isText: message !== "" };
}

test("a schema decodes and rejects like the same schema of valibot", () => {
  let accepted = 0;
  fc.assert(
    fc.property(pair, anyValue, ({ own, valibot }, value) => {
      const expected = parse(valibot, value);
      if (v.is(valibot, value)) accepted += 1;
      expect(parse(own, value)).toEqual(expected);
      expect(parse(v.object({ outer: v.array(own) }), { outer: [value] })).toEqual(
        parse(v.object({ outer: v.array(valibot) }), { outer: [value] }),
      );
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test("a failure of a converter is no rejected value", () => {
  const broken = convert(textOnly, () => {
    throw new RangeError("broken");
  });
  expect(() => v.safeParse(row({ a: fallback(broken, "") }), { a: "x" })).toThrow(RangeError);
});
