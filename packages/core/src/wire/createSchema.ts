import * as v from "valibot";

export type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Returns a schema that validates and transforms in one step. A response has thousands of cells, and valibot's union
 * with a transform visits each of them six times. Only for use inside other schemas.
 * @param read returns undefined for an invalid value
 */
/* @__NO_SIDE_EFFECTS__ */
export function createSchema<T>(expects: string, read: (value: unknown) => T | undefined): Schema<T> {
  const failure = { ...v.never(), expects };
  return {
    ...failure,
    "~run"(dataset, config) {
      const value = read(dataset.value);
      return value === undefined ? failure["~run"](dataset, config) : { typed: true, value };
    },
  };
}

/** Returns a schema that converts the output of another one. */
/* @__NO_SIDE_EFFECTS__ */
export function convert<T, Value>(schema: Schema<T>, toValue: (output: T) => Value): Schema<Value> {
  const target = v.never();
  return Object.assign(target, schema, {
    // Runs the method below, unlike the one of `schema`.
    "~standard": target["~standard"],
    "~run"(...input: Parameters<Schema<T>["~run"]>): ReturnType<Schema<Value>["~run"]> {
      const result = schema["~run"](...input);
      const { value, issues } = result;
      return issues ? { typed: false, value, issues } : { typed: true, value: toValue(value) };
    },
  });
}

/** Returns the output of the first schema that matches. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T>(expects: string, ...schemas: ReadonlyArray<Schema<T>>): Schema<T> {
  return createSchema(expects, (value) => {
    for (const schema of schemas) {
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
    }
    return undefined;
  });
}
