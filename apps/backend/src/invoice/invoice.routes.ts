import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ownedNotFound } from "../platform/http/authorize.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idInput, parseInput } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, type RateLimit } from "../platform/http/rateLimit.ts";
import { linkParams, findOrderByLink } from "../order/findOrderByLink.ts";
import { authorizeOrder } from "../order/authorizeOrder.ts";
import { renderInvoicePdf } from "./pdf/renderInvoicePdf.ts";

/** Rendering is CPU-intensive. */
const INVOICE_PDF: RateLimit = { name: "invoice", maxAttempts: 60, windowSeconds: 10 * 60 };

const idPath = v.object({ id: idInput });

/** GET order/{id}/invoice.pdf for owners, guest/order/{ref}/{hash}/invoice.pdf for holders of the link. */
export function invoiceRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  /** Missing invoices and foreign orders get the same response. */
  const sendInvoice = async (c: Context<AppEnv>, orderId: number | undefined): Promise<Response> => {
    const invoice =
      orderId === undefined
        ? undefined
        : await db
            .selectFrom("invoice")
            .select(["number", "content"])
            .where("order_id", "=", orderId)
            .executeTakeFirst();
    if (invoice === undefined) throw ownedNotFound("order");
    const pdf = await renderInvoicePdf(invoice.content);
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", `inline; filename="${invoice.number}.pdf"`);
    c.header("X-Robots-Tag", "noindex");
    return c.body(new Uint8Array(pdf));
  };

  routes.get("/order/:id/invoice.pdf", noStore, async (c) => {
    const { id } = parseInput(idPath, c.req.param());
    await enforceRateLimit(deps, INVOICE_PDF, clientKey(c));
    return sendInvoice(c, await authorizeOrder(db, c, id, "read"));
  });

  routes.get("/guest/order/:ref/:hash/invoice.pdf", noStore, async (c) => {
    const { ref, hash: token } = parseInput(linkParams, c.req.param());
    await enforceRateLimit(deps, INVOICE_PDF, clientKey(c));
    return sendInvoice(c, (await findOrderByLink(deps, { ref, token }))?.id);
  });

  return routes;
}
