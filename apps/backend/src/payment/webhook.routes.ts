import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, notFound } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { readBodyText } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, refundAttempt, type RateLimit } from "../platform/http/rateLimit.ts";
import { mapProviderFailure } from "./refreshPayment.ts";
import { getPaymentProviders } from "./providers.ts";
import { processWebhookEvent } from "./processWebhookEvent.ts";

/**
 * Unverified webhook calls. Some providers verify signatures through their API: an attacker must not exhaust the shop's
 * quota there.
 */
const UNVERIFIED: RateLimit = { name: "unproven report", maxAttempts: 100, windowSeconds: 10 * 60 };

/**
 * POST payment/webhook/{provider}: receives provider events. An invalid signature is a 400. A duplicate, or an event of
 * an unknown payment, is a 200, because providers redeliver failures for days.
 */
export function webhookRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/payment/webhook/:provider", noStore, async (c) => {
    const provider = getPaymentProviders(deps).byName(c.req.param("provider"));
    if (provider === undefined) throw notFound("Provider");
    await enforceRateLimit(deps, UNVERIFIED, clientKey(c));
    const body = await readBodyText(c);
    const { headers } = c.req.raw;
    const query = new URL(c.req.url).searchParams;
    const event = await mapProviderFailure(deps, () => provider.verifyWebhook({ body, headers, query })).catch(
      rethrowAsBadInput,
    );
    if (event === undefined) throw new ApiError(400, "SIGNATURE_INVALID", "The signature does not match");
    await refundAttempt(deps, UNVERIFIED, clientKey(c));
    const result = await mapProviderFailure(deps, () => processWebhookEvent(deps, provider, event));
    return c.json({ result });
  });

  return routes;
}

/** Verified, but not in the documented format. */
function rethrowAsBadInput(error: unknown): never {
  if (v.isValiError(error)) throw new ApiError(400, "BAD_INPUT", "The report cannot be read");
  throw error;
}
