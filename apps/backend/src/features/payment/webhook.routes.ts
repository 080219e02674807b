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
 * Reports that nobody has proven yet. Some providers judge their own signatures: a stranger must not have the shop ask
 * them until they listen no more.
 */
const UNPROVEN: Limit = { name: "unproven report", most: 100, seconds: 10 * 60 };

/**
 * POST payment/webhook/{provider}: what providers report, and the only thing that says a payment was made. What is not
 * signed by the provider is a 400; what is known already or about nothing of ours is a 200, or it would be sent for days.
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

/** Signed, yet not what was documented. */
function orBadInput(error: unknown): never {
  if (v.isValiError(error)) throw new ApiError(400, "BAD_INPUT", "The report cannot be read");
  throw error;
}
