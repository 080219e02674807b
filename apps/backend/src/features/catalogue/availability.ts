import * as v from "valibot";

/** Required values of a facet. */
export type Expression = "any" | { id: number } | { all: Expression[] } | { oneOf: Expression[] };

/** Filter of one feature or attribute. */
export interface Availability {
  id: number;
  expression: Expression;
}

const LONGEST = 500;
const MAX_INT = 2_147_483_647;

/**
 * Parses `1:(13|17),2:*`: feature 1 has value 13 or 17, and feature 2 has any value. All features must match; `&` binds
 * tighter than `|`. Source: wire reference 2.1, feature_availability.
 */
export const availabilityInput: v.GenericSchema<unknown, Availability[]> = v.pipe(
  v.string(),
  v.maxLength(LONGEST),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return dataset.value.split(",").map(readOne);
    } catch {
      addIssue({ message: "not an availability", expected: "id:(id|id),id:*" });
      return NEVER;
    }
  }),
);

function readOne(text: string): Availability {
  const [, id = "", rest = ""] = /^(\d{1,10}):([\d|&()*]+)$/.exec(text) ?? [];
  const tokens = rest.match(/\d+|[|&()*]/g) ?? [];
  const expression = readOneOf(tokens);
  if (tokens.length > 0) throw new SyntaxError(`unexpected ${tokens[0]}`);
  return { id: toId(id), expression };
}

function readOneOf(tokens: string[]): Expression {
  const first = readAll(tokens);
  const others: Expression[] = [];
  while (tokens[0] === "|") {
    tokens.shift();
    others.push(readAll(tokens));
  }
  return others.length === 0 ? first : { oneOf: [first, ...others] };
}

function readAll(tokens: string[]): Expression {
  const first = readAtom(tokens);
  const others: Expression[] = [];
  while (tokens[0] === "&") {
    tokens.shift();
    others.push(readAtom(tokens));
  }
  return others.length === 0 ? first : { all: [first, ...others] };
}

function readAtom(tokens: string[]): Expression {
  const token = tokens.shift();
  if (token === "*") return "any";
  if (token !== "(") return { id: toId(token) };
  const inner = readOneOf(tokens);
  if (tokens.shift() !== ")") throw new SyntaxError("a bracket is open");
  return inner;
}

function toId(token = ""): number {
  const id = Number(token);
  if (!/^\d{1,10}$/.test(token) || id < 1 || id > MAX_INT) throw new SyntaxError(`${token} is no id`);
  return id;
}
