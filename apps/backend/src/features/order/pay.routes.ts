import { type Context, Hono } from "hono";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Tables } from "../../db/tables.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore, type OwnedCart } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { type Answer, writeOnce } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { callerOf, countTry } from "../../http/rateLimit.ts";
import { customerIdOf } from "../../http/subject.ts";
import { giveToCustomer } from "../cart/assignCustomer.ts";
import { isCard, PAYMENT_PATHS } from "../payment/modules.ts";
import { resultPath } from "../payment/return.routes.ts";
import { startPayment } from "../payment/startPayment.ts";
import { amazonCall } from "./amazonCall.ts";
import { EarlierPayment, endEarlier, orPending } from "./earlierPayment.ts";
import { PAY } from "./limits.ts";
import { orderAndPay } from "./orderAndPay.ts";
import { amazonInput, type PayCall, payInput } from "./payInput.ts";

/** Reads the order input once the cart is locked. Amazon Pay sends only a part; the rest comes from the database. */
type ReadCall = (trx: Transaction<Tables>, cart: OwnedCart) => Promise<PayCall>;

/** POST {paypal|globalpayments|sofort|stripe|ramburs|vorkasse|klarna}/pay and amazon/pay. Source: specification 7. */
export function payRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  for (const [path, code] of Object.entries(PAYMENT_PATHS)) {
    routes.post(`/${path}/pay`, noStore, async (c) => {
      if (code === "AmazonPay") {
        const call = await readBody(c, amazonInput);
        return pay(c, code, call.cartId, (trx, cart) => amazonCall(trx, cart, call, deps.clock()));
      }
      const call = await readBody(c, payInput);
      return pay(c, code, call.cartId, async () => call);
    });
  }

  async function pay(c: Context<AppEnv>, paymentCode: string, cartId: number, read: ReadCall): Promise<Response> {
    const owned = await findOwnedCart(db, c, cartId);
    if (owned === undefined) throw cartNotFound();
    await countTry(deps, PAY, callerOf(c));
    const caller = await customerIdOf(c);
    const order = () =>
      writeOnce(c, db, `cart:${owned.id}`, async (trx) => {
        const cart = await lockCart(trx, owned.id);
        // One order per cart: a repeated call returns the existing order, whatever its input.
        if (cart.ordered) return { status: 200, body: `/order-placed?cart_id=${cart.id}` };
        // An order of a signed-in customer is theirs, even if the cart was assigned to another customer.
        const customerId = caller === undefined ? cart.customerId : await giveToCustomer(trx, cart.id, caller);
        const call = await read(trx, { ...cart, customerId });
        return { status: 200, body: await orderAndPay(deps, trx, { id: cart.id, customerId }, call, paymentCode) };
      });
    try {
      return await answer(c, paymentCode, await order());
    } catch (error) {
      if (!(error instanceof EarlierPayment)) throw error;
      await endEarlier(deps, error.payment);
      return answer(c, paymentCode, await order().catch(orPending));
    }
  }

  /** The stored result contains only the payment id. The redirect URL is resolved on every call and stays the same. */
  async function answer(c: Context<AppEnv>, paymentCode: string, stored: Answer): Promise<Response> {
    const { body, status } = stored;
    if (status !== 200) return c.json(body, status);
    if (typeof body === "string") return c.json(addressOf(paymentCode, NO_SESSION, body));
    const paymentId = idOf(body);
    const started = await startPayment(deps, paymentId);
    return c.json(
      started === undefined
        ? addressOf(paymentCode, NO_SESSION, await resultPath(deps, paymentId))
        : addressOf(paymentCode, started.session, started.address),
    );
  }

  return routes;
}

/** Session of a card payment that needs none: the total is zero or already paid. */
const NO_SESSION = "none";

/** Response body that clients expect. Card payments prepend the session (decision D7). */
const addressOf = (code: string, session: string, address: string): string =>
  isCard(code) ? `sessionId___${session}___${address}` : address;

const idOf = (body: unknown): number => {
  if (typeof body === "object" && body !== null && "payment_id" in body) return Number(body.payment_id);
  throw new Error("A stored answer of a payment names no payment");
};
