import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { insertCoupon, submitCoupon } from "./testing/coupons.ts";
import {
  addBody,
  type Envelope,
  parseEnvelope,
  fixtureItems,
  createShopper,
  send,
  type Shopper,
} from "./testing/shopper.ts";

const { app, db } = await createTestBackend();

await insertCoupon(db, "A", { percent: 10, cumulative: true });
await insertCoupon(db, "B", { amount_cents: 500, cumulative: true });
await insertCoupon(db, "C", { percent: 20 });
const CUMULATIVE = new Set(["A", "B"]);

const articles = [
  { line: fixtureItems.armchair, stock: 4 },
  { line: fixtureItems.pouf, stock: 12 },
] as const;

type Command =
  | { call: "add"; article: number; quantity: number }
  /** Refers to the line that exists at the start. */
  | { call: "update"; article: number; quantity: number }
  | { call: "clear" }
  | { call: "coupon"; code: string };

/** Cart and responses of a sequential execution. */
interface Model {
  quantities: Map<number, number>;
  /** Variants whose initial line still exists. */
  first: Set<number>;
  coupons: string[];
}

/** Applies one command to the model; returns response code and line quantity. */
function apply({ quantities, first, coupons }: Model, command: Command): string {
  switch (command.call) {
    case "clear":
      quantities.clear();
      first.clear();
      coupons.length = 0;
      return "200 0";
    case "coupon": {
      if (quantities.size === 0) return "409";
      if (coupons.includes(command.code)) return "200";
      const combined = CUMULATIVE.has(command.code) && coupons.every((code) => CUMULATIVE.has(code));
      if (!combined) coupons.length = 0;
      coupons.push(command.code);
      return "200";
    }
    case "add":
    case "update": {
      const { article, quantity } = command;
      if (command.call === "update" && !first.has(article)) return "404";
      const old = quantities.get(article) ?? 0;
      const requested = command.call === "add" ? old + quantity : quantity;
      if (requested < 1) {
        quantities.delete(article);
        first.delete(article);
        return "200 0";
      }
      if (requested >= old && requested > (articles[article]?.stock ?? 0)) return `409 ${old}`;
      quantities.set(article, requested);
      return `200 ${requested}`;
    }
  }
}

const stateOf = ({ quantities, coupons }: Model): string =>
  JSON.stringify([[...quantities].toSorted(([a], [b]) => a - b), coupons]);

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries()) for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest];
}

/** Outcomes of every order of the commands: responses by command and the final cart. */
function possible(commands: readonly Command[]): Set<string> {
  return new Set(
    [...ordersOf([...commands.keys()])].map((order) => {
      const model: Model = {
        quantities: new Map([
          [0, 1],
          [1, 2],
        ]),
        first: new Set([0, 1]),
        coupons: [],
      };
      const answers = commands.map(() => "");
      for (const at of order) answers[at] = apply(model, commands[at] ?? { call: "clear" });
      return `${answers.join(", ")} → ${stateOf(model)}`;
    }),
  );
}

const article = fc.nat(articles.length - 1);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ call: fc.constant("add" as const), article, quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ call: fc.constant("update" as const), article, quantity: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ call: "clear" as const }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant("coupon" as const), code: fc.constantFrom("A", "B", "C") }) },
);

test("concurrent calls on one cart are serializable", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 2, maxLength: 4 }), async (commands) => {
      await db.deleteFrom("rate_limit").execute();
      const shopper = await createShopper(app, articles[0].line, 1);
      await send(app, "/cart/add", addBody(articles[1].line, 2, shopper.cartId), { token: shopper.token });
      const items = (await read(shopper)).data.items.map(({ cartItemId }) => cartItemId);

      const answers = await Promise.all(commands.map((one) => run(one, shopper, items)));
      const { data } = await read(shopper);
      const model: Model = {
        quantities: new Map(data.items.map((item) => [articleOf(item), item.quantity])),
        first: new Set(),
        coupons: data.coupons.map(({ coupon_code }) => coupon_code),
      };
      expect(possible(commands)).toContain(`${answers.join(", ")} → ${stateOf(model)}`);
    }),
    { numRuns: 60 },
  );
}, 120_000);

const read = ({ cartId, token }: Shopper): Promise<Envelope> =>
  parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }));

const articleOf = (item: { PRODUCT_SALE_ELEMENT: number }): number =>
  articles.findIndex(({ line }) => line.product_sale_elements_id === item.PRODUCT_SALE_ELEMENT);

async function run(one: Command, shopper: Shopper, items: readonly number[]): Promise<string> {
  const { cartId, token } = shopper;
  if (one.call === "coupon") return String((await submitCoupon(app, shopper, one.code)).status_code);
  const call = (): Promise<Response> => {
    if (one.call === "clear") return send(app, "/cart/clear", { cart_id: cartId }, { token });
    if (one.call === "add") {
      const { line } = articles[one.article] ?? articles[0];
      return send(app, "/cart/add", addBody(line, one.quantity, cartId), { token });
    }
    const body = { cart_id: cartId, cart_item: items[one.article], quantity: one.quantity, action: "update" };
    return send(app, "/cart/update", body, { token });
  };
  const { status_code, data } = await parseEnvelope(call());
  return status_code === 404 ? "404" : `${status_code} ${data.quantity}`;
}
