import { type Context, Hono } from "hono";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { cartNotFound, findOwnedCart, lockCart, noStore, type OwnedCart } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { type WriteResponse, writeOnce } from "../platform/http/idempotency.ts";
import { readBody } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit } from "../platform/http/rateLimit.ts";
import { getCustomerId } from "../platform/http/subject.ts";
import { assignAccount } from "../cart/assignCustomer.ts";
import { isCard } from "../pricing/payment/modules.ts";
import { paymentModules } from "./paymentModules.ts";
import { readResultPath } from "./return.routes.ts";
import { startPayment } from "./startPayment.ts";
import { completeAmazonInput } from "./completeAmazonInput.ts";
import { OpenPaymentError, endOpenPayment, rethrowAsPending } from "./openPayment.ts";
import { PAY_LIMIT } from "../order/limits.ts";
import { orderAndPay } from "./orderAndPay.ts";
import { amazonInput, type PayInput, payInput } from "../order/payInput.ts";

/** Reads the order input once the cart is locked. Amazon Pay sends only a part; the rest comes from the database. */
type ReadOrderInput = (trx: Transaction<Tables>, cart: OwnedCart) => Promise<PayInput>;

/** POST {paypal|globalpayments|sofort|stripe|ramburs|vorkasse|klarna}/pay and amazon/pay. Source: specification 7. */
export function payRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  for (const [path, { code }] of paymentModules) {
    routes.post(`/${path}/pay`, noStore, async (c) => {
      if (code === "AmazonPay") {
        const call = await readBody(c, amazonInput);
        return pay(c, code, call.cartId, (trx, cart) => completeAmazonInput(trx, cart, call, deps.clock()));
      }
      const call = await readBody(c, payInput);
      return pay(c, code, call.cartId, async () => call);
    });
  }

  async function pay(c: Context<AppEnv>, paymentCode: string, cartId: number, read: ReadOrderInput): Promise<Response> {
    const owned = await findOwnedCart(db, c, cartId);
    if (owned === undefined) throw cartNotFound();
    await enforceRateLimit(deps, PAY_LIMIT, clientKey(c));
    const caller = await getCustomerId(c);
    const order = () =>
      writeOnce(c, deps, `cart:${owned.id}`, async (trx) => {
        const cart = await lockCart(trx, owned.id);
        // One order per cart: a repeated call returns the existing order, whatever its input.
        if (cart.ordered) return { status: 200, body: `/order-placed?cart_id=${cart.id}` };
        // An order of a signed-in customer is theirs, even if the cart was assigned to another customer.
        const customerId = caller === undefined ? cart.customerId : await assignAccount(trx, cart.id, caller);
        const call = await read(trx, { ...cart, customerId });
        const by = { paymentCode, caller: clientKey(c) };
        return { status: 200, body: await orderAndPay(deps, trx, { id: cart.id, customerId }, call, by) };
      });
    try {
      return await respond(c, paymentCode, await order());
    } catch (error) {
      if (!(error instanceof OpenPaymentError)) throw error;
      await endOpenPayment(deps, error.payment);
      return respond(c, paymentCode, await order().catch(rethrowAsPending));
    }
  }

  /** The stored result contains only the payment id. The redirect URL is resolved on every call and stays the same. */
  async function respond(c: Context<AppEnv>, paymentCode: string, stored: WriteResponse): Promise<Response> {
    const { body, status } = stored;
    if (status !== 200) return c.json(body, status);
    if (typeof body === "string") return c.json(toPayResponse(paymentCode, NO_SESSION, body));
    const paymentId = readPaymentId(body);
    const started = await startPayment(deps, paymentId);
    return c.json(
      started === undefined
        ? toPayResponse(paymentCode, NO_SESSION, await readResultPath(deps, paymentId))
        : toPayResponse(paymentCode, started.session, started.address),
    );
  }

  return routes;
}

/** Session of a card payment that needs none: the total is zero or already paid. */
const NO_SESSION = "none";

/** Response body that clients expect. Card payments prepend the session (decision 0059). */
const toPayResponse = (code: string, session: string, address: string): string =>
  isCard(code) ? `sessionId___${session}___${address}` : address;

const readPaymentId = (body: unknown): number => {
  if (typeof body === "object" && body !== null && "payment_id" in body) return Number(body.payment_id);
  throw new Error("Stored result has no payment_id");
};
