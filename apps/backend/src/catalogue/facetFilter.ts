import * as v from "valibot";

/** Required values of a facet. */
export type FacetExpression = "any" | { id: number } | { all: FacetExpression[] } | { oneOf: FacetExpression[] };

/** Filter of one feature or attribute. */
export interface FacetFilter {
  id: number;
  expression: FacetExpression;
}

const MAX_LENGTH = 500;
const MAX_INT = 2_147_483_647;

/**
 * Parses `1:(13|17),2:*`: feature 1 has value 13 or 17, and feature 2 has any value. All features must match; `&` binds
 * tighter than `|`. Source: wire reference 2.1, feature_availability.
 */
export const facetFilterInput: v.GenericSchema<unknown, FacetFilter[]> = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return dataset.value.split(",").map(parseFacet);
    } catch {
      addIssue({ message: "not an availability", expected: "id:(id|id),id:*" });
      return NEVER;
    }
  }),
);

function parseFacet(text: string): FacetFilter {
  const [, id = "", rest = ""] = /^(\d{1,10}):([\d|&()*]+)$/.exec(text) ?? [];
  const tokens = rest.match(/\d+|[|&()*]/g) ?? [];
  const expression = parseOneOf(tokens);
  if (tokens.length > 0) throw new SyntaxError(`unexpected ${tokens[0]}`);
  return { id: parseId(id), expression };
}

function parseOneOf(tokens: string[]): FacetExpression {
  const first = parseAll(tokens);
  const others: FacetExpression[] = [];
  while (tokens[0] === "|") {
    tokens.shift();
    others.push(parseAll(tokens));
  }
  return others.length === 0 ? first : { oneOf: [first, ...others] };
}

function parseAll(tokens: string[]): FacetExpression {
  const first = parseAtom(tokens);
  const others: FacetExpression[] = [];
  while (tokens[0] === "&") {
    tokens.shift();
    others.push(parseAtom(tokens));
  }
  return others.length === 0 ? first : { all: [first, ...others] };
}

function parseAtom(tokens: string[]): FacetExpression {
  const token = tokens.shift();
  if (token === "*") return "any";
  if (token !== "(") return { id: parseId(token) };
  const inner = parseOneOf(tokens);
  if (tokens.shift() !== ")") throw new SyntaxError("missing closing bracket");
  return inner;
}

function parseId(token = ""): number {
  const id = Number(token);
  if (!/^\d{1,10}$/.test(token) || id < 1 || id > MAX_INT) throw new SyntaxError(`${token} is not an id`);
  return id;
}
