import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { respondToWrite, anonymousPrincipal } from "../platform/http/idempotency.ts";
import { parseInput, readBody } from "../platform/http/input.ts";
import { cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeName, LOCALES } from "../locale.ts";
import { readStoreSettings } from "../settings/storeSettings.ts";
import { TEXTS } from "../texts/texts.ts";
import { clientKey, enforceRateLimit, type RateLimit, mailboxKey } from "../platform/http/rateLimit.ts";
import { receiveWithdrawal } from "./receiveWithdrawal.ts";
import { renderWithdrawalForm } from "./renderWithdrawalForm.ts";
import { validateWithdrawal, withdrawalInput } from "./withdrawalInput.ts";

// Limits against scripts, far above human use. Emails per address are limited separately, without rejecting the
// request.
const BY_EMAIL: RateLimit = { name: "withdrawal person", maxAttempts: 20, windowSeconds: 60 * 60 };
const BY_CALLER: RateLimit = { name: "withdrawal caller", maxAttempts: 100, windowSeconds: 60 * 60 };

/** Rendering is CPU-intensive. */
const FORM_PDF: RateLimit = { name: "withdrawal form", maxAttempts: 60, windowSeconds: 10 * 60 };
const formPath = v.object({ locale: localeName });

/**
 * POST withdrawal: accepts every declaration, with or without a matching order, and responds to all of them alike.
 * GET withdrawal/form: the model form to print, as PDF.
 */
export function withdrawalRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/withdrawal", noStore, async (c) => {
    const input = await readBody(c, withdrawalInput);
    validateWithdrawal(input);
    await enforceRateLimit(deps, BY_CALLER, clientKey(c));
    await enforceRateLimit(deps, BY_EMAIL, clientKey(c), mailboxKey(input.email));
    return respondToWrite(c, deps, anonymousPrincipal(c), async (trx) => {
      const { reference, receivedAt, mail } = await receiveWithdrawal(trx, deps, input);
      return { status: 201, body: { reference, received_at: receivedAt.toISOString(), mail } };
    });
  });

  routes.get("/withdrawal/form/:locale", cachePublicly, async (c) => {
    const { locale } = parseInput(formPath, c.req.param());
    await enforceRateLimit(deps, FORM_PDF, clientKey(c));
    const pdf = await renderWithdrawalForm(await readStoreSettings(deps.db, locale), LOCALES[locale].language);
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", `inline; filename="${TEXTS[LOCALES[locale].language].withdrawalForm.file}.pdf"`);
    return c.body(new Uint8Array(pdf));
  });

  return routes;
}
