import * as v from "valibot";

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * A schema in one step: what valibot asks of each of its own. An answer has thousands of cells, and a union with a
 * transformation behind it looks at every one of them six times. To be used inside others, which add what they are
 * handed out with.
 *
 * @param read gives undefined for what is not as expected
 */
/* @__NO_SIDE_EFFECTS__ */
export function schemaOf<T>(expects: string, read: (value: unknown) => T | undefined): Schema<T> {
  const refusal = { ...v.never(), expects };
  return {
    ...refusal,
    "~run"(dataset, config) {
      const value = read(dataset.value);
      return value === undefined ? refusal["~run"](dataset, config) : { typed: true, value };
    },
  };
}

/** A row that two schemas read, each its own cells: what both say of it, in one object. */
/* @__NO_SIDE_EFFECTS__ */
export function both<A extends object, B extends object>(one: Schema<A>, other: Schema<B>): Schema<A & B> {
  return {
    ...v.never(),
    "~run"({ value }, config) {
      const first = one["~run"]({ value }, config);
      if (first.issues !== undefined) return { typed: false, value, issues: first.issues };
      const second = other["~run"]({ value }, config);
      if (second.issues !== undefined) return { typed: false, value, issues: second.issues };
      return { typed: true, value: { ...first.value, ...second.value } };
    },
  };
}

/** What the first schema that fits makes of a value. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T>(expects: string, ...schemas: ReadonlyArray<Schema<T>>): Schema<T> {
  return schemaOf(expects, (value) => {
    for (const schema of schemas) {
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
    }
    return undefined;
  });
}
