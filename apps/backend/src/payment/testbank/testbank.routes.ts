import { LANGUAGES } from "../../locale.ts";
import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../platform/http/apiError.ts";
import { noStore } from "../../platform/http/cartToken.ts";
import type { AppEnv } from "../../platform/http/appEnv.ts";
import { parseInput, readBodyText } from "../../platform/http/input.ts";
import { getPaymentProviders } from "../providers.ts";
import { returnRoutes } from "../return.routes.ts";
import { BANK_CSP, renderBankPage, BANK_CSS, type Scenario, SCENARIOS } from "./bankPage.ts";
import { reportPayment } from "./reportPayment.ts";
import { walletRoutes } from "./wallet.routes.ts";

/** Delay between the return and the report of a slow payment. */
const SLOW_MS = 8000;

const playInput = v.object({ play: v.picklist(SCENARIOS) });
const language = v.fallback(v.picklist(LANGUAGES), "de");

/** Format of session ids; others are rejected without a query. */
const SESSION_ID = /^[\w-]{1,100}$/;

const STATES = { pay: "paid", twice: "paid", slow: "paying", decline: "declined", cancel: "canceled" } as const;

/** Pages of the test bank at /api/testbank/{session}; 404 when it is disabled. */
export function testbankRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/testbank/*", async (c, next) => {
    if (!getPaymentProviders(deps).usesTestBank) throw notFound("Page");
    c.header("Content-Security-Policy", BANK_CSP);
    await next();
  });

  routes.get("/testbank/style.css", (c) =>
    c.body(BANK_CSS, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=300" }),
  );

  routes.route("/", walletRoutes(deps));

  routes.get("/testbank/:session", noStore, async (c) => {
    const session = await readSession(c.req.param("session"));
    return c.html(renderBankPage({ ...session, language: v.parse(language, session.language) }));
  });

  routes.post("/testbank/:session", noStore, async (c) => {
    const id = c.req.param("session");
    const form = new URLSearchParams(await readBodyText(c));
    const { play } = parseInput(playInput, { play: form.get("play") ?? "" });
    const { return_path: back } = await readSession(id);
    const updated = await db
      .updateTable("testbank_session")
      .set({ state: STATES[play], report_at: play === "slow" ? new Date(clock().getTime() + SLOW_MS) : null })
      .where("id", "=", id)
      .where("state", "=", "open")
      .returningAll()
      .executeTakeFirst();
    if (updated !== undefined) await sendReports(updated, play);
    return c.redirect(back, 303);
  });

  async function readSession(id: string) {
    if (!SESSION_ID.test(id)) throw notFound("Payment");
    const session = await db.selectFrom("testbank_session").selectAll().where("id", "=", id).executeTakeFirst();
    if (session === undefined) throw notFound("Payment");
    return session;
  }

  async function sendReports(session: Awaited<ReturnType<typeof readSession>>, play: Scenario): Promise<void> {
    if (play !== "slow") await reportPayment(deps, session);
    if (play !== "twice") return;
    await reportPayment(deps, session);
    await reportPayment(deps, session, "-again");
    await returnRoutes(deps).request(session.return_path.replace(/^\/api/, ""));
  }

  return routes;
}
