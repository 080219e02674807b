import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { foreign } from "../../http/authorize.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { idInput, parseInput } from "../../http/input.ts";
import { callerOf, countTry, type Limit } from "../../http/rateLimit.ts";
import { linkPath, orderOfLink } from "../order/guestOrder.ts";
import { shownOrder } from "../order/ownedOrder.ts";
import { invoicePdf } from "./pdf/invoicePdf.ts";

/** Rendering is CPU-intensive. */
const DRAWN: Limit = { name: "invoice", most: 60, seconds: 10 * 60 };

const idPath = v.object({ id: idInput });

/** GET order/{id}/invoice.pdf for owners, guest/order/{ref}/{hash}/invoice.pdf for holders of the link. */
export function invoiceRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();

  /** Missing invoices and foreign orders get the same response. */
  const answer = async (c: Context<AppEnv>, orderId: number | undefined): Promise<Response> => {
    const invoice =
      orderId === undefined
        ? undefined
        : await db
            .selectFrom("invoice")
            .select(["number", "content"])
            .where("order_id", "=", orderId)
            .executeTakeFirst();
    if (invoice === undefined) throw foreign("order");
    const pdf = await invoicePdf(invoice.content);
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", `inline; filename="${invoice.number}.pdf"`);
    c.header("X-Robots-Tag", "noindex");
    return c.body(new Uint8Array(pdf));
  };

  routes.get("/order/:id/invoice.pdf", noStore, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    await countTry(deps, DRAWN, callerOf(c));
    return answer(c, await shownOrder(db, c, id, "read"));
  });

  routes.get("/guest/order/:ref/:hash/invoice.pdf", noStore, async (c) => {
    const { ref, hash: token } = parseInput(linkPath, c.req.param());
    await countTry(deps, DRAWN, callerOf(c));
    return answer(c, await orderOfLink(db, { ref, token }, clock()));
  });

  return routes;
}
