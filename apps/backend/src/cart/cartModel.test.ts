import fc from "fast-check";
import { expect, test } from "vitest";
import { variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { addBody, type Envelope, parseEnvelope, fixtureItems, createShopper, send } from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

const articles = [
  { line: fixtureItems.armchair, stock: 4, step: 1, cents: 27_900 },
  { line: fixtureItems.chair, stock: 12, step: 2, cents: 8990 },
  { line: fixtureItems.pouf, stock: 12, step: 1, cents: 5900 },
] as const;

/** Quantities by variant, in insertion order. */
type Model = Map<number, number>;
type Command =
  | { call: "add"; article: number; quantity: number }
  | { call: "update"; article: number; quantity: number; action: "update" | "decrease" | "increase" }
  | { call: "delete"; article: number }
  | { call: "clear" };

/** Reference implementation of the cart rules. */
function expected(model: Model, command: Command): { code: number; quantity: number | undefined } {
  if (command.call === "clear") return (model.clear(), { code: 200, quantity: 0 });
  const { article } = command;
  if (command.call === "delete") return (model.delete(article), { code: 200, quantity: 0 });
  if (command.call === "update" && !model.has(article)) return { code: 404, quantity: undefined };
  const { stock, step } = articles[article]!;
  const old = model.get(article) ?? 0;
  const size = Math.ceil(Math.abs(command.quantity) / step) * step * Math.sign(command.quantity);
  const action = command.call === "add" ? "increase" : command.action;
  const quantity = action === "update" ? size : action === "decrease" ? old - size : old + size;
  if (quantity < 1) return (model.delete(article), { code: 200, quantity: 0 });
  if (quantity > stock && quantity >= old) return { code: 409, quantity: old };
  model.set(article, quantity);
  return { code: 200, quantity };
}

const article = fc.nat(articles.length - 1);
const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    fc.record({ call: fc.constant("add" as const), article, quantity: fc.integer({ min: 1, max: 7 }) }),
    fc.record({
      call: fc.constant("update" as const),
      article,
      quantity: fc.integer({ min: -3, max: 14 }),
      action: fc.constantFrom("update" as const, "decrease" as const, "increase" as const),
    }),
    fc.record({ call: fc.constant("delete" as const), article }),
    fc.record({ call: fc.constant("clear" as const) }),
  ),
  { minLength: 1, maxLength: 12 },
);

test("any sequence of calls leaves the cart in the state of the model", async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const { cartId, token } = await createShopper(app, articles[2].line);
      const model: Model = new Map([[2, 1]]);
      for (const command of sequence) {
        const answer = await run(command, cartId, token);
        expect({ code: answer.status_code, quantity: answer.data?.quantity }).toEqual(expected(model, command));
        const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));
        expect(data.items.map(quantityByArticle)).toEqual([...model]);
        expect(Math.round(data.totalValue * 100)).toBe(
          [...model].reduce((sum, [at, count]) => sum + articles[at]!.cents * count, 0),
        );
      }
    }),
    { numRuns: 100 },
  );
}, 120_000);

const quantityByArticle = (item: { PRODUCT_SALE_ELEMENT: number; quantity: number }) => [
  articles.findIndex(({ line }) => line.product_sale_elements_id === item.PRODUCT_SALE_ELEMENT),
  item.quantity,
];

async function run(command: Command, cartId: number, token: string): Promise<Envelope> {
  if (command.call === "clear") return parseEnvelope(send(app, "/cart/clear", { cart_id: cartId }, { token }));
  const { line } = articles[command.article]!;
  if (command.call === "add")
    return parseEnvelope(send(app, "/cart/add", addBody(line, command.quantity, cartId), { token }));
  const cart_item = await itemId(cartId, line.product_sale_elements_id);
  const { call, article: _, ...more } = command;
  return parseEnvelope(send(app, `/cart/${call}`, { cart_id: cartId, cart_item, ...more }, { token }));
}

/** Returns the line id of the variant, or an id without a line. */
async function itemId(cartId: number, variantId: number): Promise<number> {
  const row = await db
    .selectFrom("cart_item")
    .select("id")
    .where("cart_id", "=", cartId)
    .where("sale_element_id", "=", variantId)
    .executeTakeFirst();
  return row?.id ?? 2 ** 31 - 1;
}

test("the articles are the fixture's", async () => {
  const rows = await db
    .selectFrom("sale_element")
    .select(["id", "stock"])
    .where("id", "in", [variant.armchairForest, variant.chair, variant.pouf])
    .orderBy("id")
    .execute();
  expect(rows.map(({ stock }) => stock)).toEqual(articles.map(({ stock }) => stock));
});
