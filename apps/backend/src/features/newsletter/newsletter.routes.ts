import { Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { emailFault, trimmedField } from "../../http/formFields.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { macOf, sameSecret } from "../../http/mac.ts";
import { callerOf, countTry, isWithin, type Limit } from "../../http/rateLimit.ts";
import { homeLocale, localeInput } from "../../locale.ts";
import { linkInvalid, useLink } from "../auth/mailLink.ts";
import { shopSecret } from "../auth/secrets.ts";
import { postLetter } from "../mail/letters/postLetter.ts";
import { askForNewsletter } from "./askForNewsletter.ts";

const HOUR = 60 * 60;
const BY_ADDRESS: Limit = { name: "newsletter address", most: 20, seconds: HOUR };
/** Emails to one recipient, from any caller. */
const BY_RECIPIENT: Limit = { name: "newsletter recipient", most: 3, seconds: HOUR };
const LINKS: Limit = { name: "newsletter link", most: 60, seconds: HOUR };

const subscribeInput = v.strictObject({ email: trimmedField, locale: localeInput });
const tokenInput = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

/** POST newsletter/subscribe, newsletter/confirm and newsletter/unsubscribe. */
export function newsletterRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/newsletter/*", noStore);

  routes.post("/newsletter/subscribe", async (c) => {
    const { email, locale } = await readBody(c, subscribeInput);
    refuseFaults({ email: emailFault(email) });
    await countTry(deps, BY_ADDRESS, callerOf(c));
    // The limit is not reported: it would reveal requests by other callers.
    const isMailed = await isWithin(deps, BY_RECIPIENT, email.toLowerCase());
    await inTransaction(db, (trx) => askForNewsletter(trx, deps, { email, locale, isMailed }));
    return c.json({}, 202);
  });

  routes.post("/newsletter/confirm", async (c) => {
    const { token } = await readBody(c, tokenInput);
    await countTry(deps, LINKS, callerOf(c));
    const secret = await shopSecret(deps, "newsletter");
    await inTransaction(db, async (trx) => {
      const { email } = await useLink(trx, "newsletter", token, clock());
      const { rows } = await sql<{ id: number; language: string }>`
        update newsletter set status = 'subscribed', confirmed_at = ${clock()}
        where lower(email) = lower(${email}) and status = 'pending'
        returning id, language`.execute(trx);
      const [row] = rows;
      if (row === undefined) throw linkInvalid();
      const path = `/newsletter-unsubscribe?token=${unsubscribeToken(secret, row.id)}`;
      const locale = homeLocale(row.language);
      await postLetter(trx, deps, { kind: "newsletterWelcome", to: email, locale, name: "", path, confidential: true });
    });
    return c.json({ status: "subscribed" });
  });

  // Every newsletter contains this link, so it never expires and is idempotent.
  routes.post("/newsletter/unsubscribe", async (c) => {
    const { token } = await readBody(c, tokenInput);
    await countTry(deps, LINKS, callerOf(c));
    const id = readUnsubscribeToken(await shopSecret(deps, "newsletter"), token);
    const { numUpdatedRows } = await db
      .updateTable("newsletter")
      .set({ status: "unsubscribed", unsubscribed_at: clock() })
      .where("id", "=", id ?? 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw linkInvalid();
    return c.json({ status: "unsubscribed" });
  });

  return routes;
}

/** A MAC, not stored: the newsletter sender can compute it again. */
export function unsubscribeToken(secret: Buffer, id: number): string {
  return `${id}.${macOf(secret, `unsubscribe ${id}`, 16).toString("base64url")}`;
}

function readUnsubscribeToken(secret: Buffer, token: string): number | undefined {
  const id = /^([1-9]\d{0,9})\.[A-Za-z0-9_-]{22}$/.exec(token)?.[1];
  if (id === undefined) return undefined;
  const right = unsubscribeToken(secret, Number(id));
  return sameSecret(Buffer.from(token), Buffer.from(right)) ? Number(id) : undefined;
}
