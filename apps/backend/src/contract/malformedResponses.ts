/** Generates malformed variants of API responses. */

type Path = ReadonlyArray<string | number>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Yields the path of every member. Of a list only the first item is visited, and records with the same members only
 * once.
 */
function* memberPaths(value: unknown, seen: Set<string>, path: Path = []): Generator<Path> {
  if (Array.isArray(value) && value.length > 0) {
    yield [...path, 0];
    yield* memberPaths(value[0], seen, [...path, 0]);
  }
  if (!isObject(value) || seen.has(Object.keys(value).join())) return;
  seen.add(Object.keys(value).join());
  for (const [name, member] of Object.entries(value)) {
    yield [...path, name];
    yield* memberPaths(member, seen, [...path, name]);
  }
}

/** Replaces the value at a path; `undefined` removes it. */
function replaceAt(value: unknown, [head, ...rest]: Path, by: unknown): unknown {
  if (head === undefined) return by;
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === head ? replaceAt(item, rest, by) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, name === head ? replaceAt(member, rest, by) : member] as const)
      .filter(([, member]) => member !== undefined),
  );
}

/** Invalid values: missing, null, another type, a localized number. */
const INVALID_VALUES: readonly unknown[] = [undefined, null, "12,50", 1e308, {}];

export function* malformedResponses(answer: unknown, seen: Set<string>): Generator<{ at: string; body: unknown }> {
  for (const body of [null, [], {}, "", 0, { status_code: 500 }, { status_code: 200, data: null }]) {
    yield { at: `all of it is ${JSON.stringify(body)}`, body };
  }
  for (const path of memberPaths(answer, seen)) {
    for (const wrong of INVALID_VALUES) {
      yield { at: `${path.join(".")} is ${JSON.stringify(wrong) ?? "left out"}`, body: replaceAt(answer, path, wrong) };
    }
  }
}

/** Members that are dictionaries, whose keys are data. */
const DICTIONARIES = new Set(["alternates", "measures", "deliveryToPaymentMethods"]);

/** Adds an unknown member to every record, as a newer backend would. */
export function withUnknownMembers(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withUnknownMembers);
  if (!isObject(answer)) return answer;
  const known = Object.entries(answer).map(
    ([name, member]) => [name, DICTIONARIES.has(name) ? member : withUnknownMembers(member)] as const,
  );
  return Object.fromEntries([...known, ["since_then", { new: ["things"] }]]);
}
