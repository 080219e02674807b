import { Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { validateEmail, trimmedField } from "../platform/http/formFields.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { readBody } from "../platform/http/input.ts";
import { hmacSha256, isSameSecret } from "../platform/http/mac.ts";
import {
  clientKey,
  enforceRateLimit,
  isWithinRateLimit,
  type RateLimit,
  mailboxKey,
} from "../platform/http/rateLimit.ts";
import { defaultLocaleFor, localeInput } from "../locale.ts";
import { linkInvalidError, consumeLink } from "../security/mailLink.ts";
import { loadKeys } from "../security/keys.ts";
import { emit } from "../events/emit.ts";
import { requestSubscription } from "./requestSubscription.ts";

const HOUR = 60 * 60;
const BY_ADDRESS: RateLimit = { name: "newsletter address", maxAttempts: 20, windowSeconds: HOUR };
/** Emails to one recipient, from any caller. */
const BY_RECIPIENT: RateLimit = { name: "newsletter recipient", maxAttempts: 3, windowSeconds: HOUR };
const BY_LINK: RateLimit = { name: "newsletter link", maxAttempts: 60, windowSeconds: HOUR };

const subscribeInput = v.strictObject({ email: trimmedField, locale: localeInput });
const tokenInput = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

/** POST newsletter/subscribe, newsletter/confirm and newsletter/unsubscribe. */
export function newsletterRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/newsletter/*", noStore);

  routes.post("/newsletter/subscribe", async (c) => {
    const { email, locale } = await readBody(c, subscribeInput);
    rejectInvalidFields({ email: validateEmail(email) });
    await enforceRateLimit(deps, BY_ADDRESS, clientKey(c));
    // The limit is not reported: it would reveal requests by other callers.
    const isMailed = await isWithinRateLimit(deps, BY_RECIPIENT, mailboxKey(email));
    await runInTransaction(db, (trx) => requestSubscription(trx, deps, { email, locale, isMailed }));
    return c.json({}, 202);
  });

  routes.post("/newsletter/confirm", async (c) => {
    const { token } = await readBody(c, tokenInput);
    await enforceRateLimit(deps, BY_LINK, clientKey(c));
    const [key] = await loadKeys(deps, "newsletter");
    await runInTransaction(db, async (trx) => {
      const { email } = await consumeLink(trx, "newsletter", token, clock());
      const { rows } = await sql<{ id: number; language: string }>`
        update newsletter set status = 'subscribed', confirmed_at = ${clock()}
        where lower(email) = lower(${email}) and status = 'pending'
        returning id, language`.execute(trx);
      const [row] = rows;
      if (row === undefined) throw linkInvalidError();
      const path = `/newsletter-unsubscribe?token=${createUnsubscribeToken(key, row.id)}`;
      await emit(trx, deps, "newsletter:confirmed", { email, locale: defaultLocaleFor(row.language), path });
    });
    return c.json({ status: "subscribed" });
  });

  // Every newsletter contains this link, so it never expires and is idempotent.
  routes.post("/newsletter/unsubscribe", async (c) => {
    const { token } = await readBody(c, tokenInput);
    await enforceRateLimit(deps, BY_LINK, clientKey(c));
    const [id] = (await loadKeys(deps, "newsletter")).flatMap((key) => parseUnsubscribeToken(key, token) ?? []);
    const { numUpdatedRows } = await db
      .updateTable("newsletter")
      .set({ status: "unsubscribed", unsubscribed_at: clock() })
      .where("id", "=", id ?? 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw linkInvalidError();
    return c.json({ status: "unsubscribed" });
  });

  return routes;
}

/** A MAC, not stored: the newsletter sender can compute it again. */
export function createUnsubscribeToken(secret: Buffer, id: number): string {
  return `${id}.${hmacSha256(secret, `unsubscribe ${id}`, 16).toString("base64url")}`;
}

function parseUnsubscribeToken(secret: Buffer, token: string): number | undefined {
  const id = /^([1-9]\d{0,9})\.[A-Za-z0-9_-]{22}$/.exec(token)?.[1];
  if (id === undefined) return undefined;
  const expected = createUnsubscribeToken(secret, Number(id));
  return isSameSecret(Buffer.from(token), Buffer.from(expected)) ? Number(id) : undefined;
}
