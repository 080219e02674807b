import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ApiError, notFound } from "../../http/apiError.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { readText } from "../../http/input.ts";
import { callerOf, countTry, forgiveTry, type Limit } from "../../http/rateLimit.ts";
import { orUnavailable } from "./askProvider.ts";
import { paymentsOf } from "./providers.ts";
import { receiveReport } from "./receiveReport.ts";

/**
 * Unverified webhook calls. Some providers verify signatures through their API: an attacker must not exhaust the shop's
 * quota there.
 */
const UNPROVEN: Limit = { name: "unproven report", most: 100, seconds: 10 * 60 };

/**
 * POST payment/webhook/{provider}: receives provider events. An invalid signature is a 400. A duplicate, or an event of
 * an unknown payment, is a 200, because providers redeliver failures for days.
 */
export function webhookRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/payment/webhook/:provider", noStore, async (c) => {
    const provider = paymentsOf(deps).named(c.req.param("provider"));
    if (provider === undefined) throw notFound("Provider");
    await countTry(deps, UNPROVEN, callerOf(c));
    const body = await readText(c);
    const { headers } = c.req.raw;
    const query = new URL(c.req.url).searchParams;
    const event = await orUnavailable(deps, () => provider.verifyWebhook({ body, headers, query })).catch(orBadInput);
    if (event === undefined) throw new ApiError(400, "SIGNATURE_INVALID", "The signature does not match");
    await forgiveTry(deps, UNPROVEN, callerOf(c));
    const result = await orUnavailable(deps, () => receiveReport(deps, provider, event));
    return c.json({ result });
  });

  return routes;
}

/** Verified, but not in the documented format. */
function orBadInput(error: unknown): never {
  if (v.isValiError(error)) throw new ApiError(400, "BAD_INPUT", "The report cannot be read");
  throw error;
}
