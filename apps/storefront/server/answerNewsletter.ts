import { forgotSchema as emailSchema, isShopError, type Shop } from "@shop/core";
import type { Context, Next } from "hono";
import {
  askForNewsletter,
  type NewsletterAnswer,
  type NewsletterWish,
} from "../src/features/newsletter/newsletterAnswer.ts";

export const NEWSLETTER_PATHS = ["/newsletter", "/newsletter-unsubscribe"];

interface Page {
  /** Shop that calls with the client's address, because attempts are limited per address. */
  shop: () => Promise<Shop>;
  render: (answer: NewsletterAnswer) => Promise<Response>;
}

/** Handles the newsletter forms without JavaScript. */
export async function answerNewsletter(c: Context, next: Next, page: Page): Promise<Response | undefined> {
  const form = await c.req.parseBody();
  const { email, token } = { email: textOf(form["email"]), token: textOf(form["token"]) };
  // Not a newsletter form: the retry form of the failure page posts to the same path.
  if (email === undefined && token === undefined) {
    await next();
    return undefined;
  }
  // CSRF: another site must not subscribe or unsubscribe anyone.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const sent = { email: email ?? "", token: token ?? "" };
  const { status, ...answer } = await carryOut(await page.shop(), wishOf(c.req.path, sent));
  const { body, headers } = await page.render({ ...sent, ...answer });
  const wait = answer.failure?.retryAfterSeconds;
  if (wait !== undefined) headers.set("Retry-After", String(wait));
  return new Response(body, { status, headers });
}

type Outcome = Pick<NewsletterAnswer, "end" | "failure"> & { status: number };

async function carryOut(shop: Shop, wish: NewsletterWish | undefined): Promise<Outcome> {
  // The rendered page displays the validation error.
  if (wish === undefined) return { status: 422 };
  try {
    const end = await askForNewsletter(shop, wish);
    return { status: end === "invalid" ? 410 : 200, end };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const wait = Number(error.details["retryAfterSeconds"]);
    const failure = { code: error.code, ...(wait > 0 ? { retryAfterSeconds: wait } : {}) };
    return { status: STATUS[error.code] ?? 503, failure };
  }
}

function wishOf(path: string, { email, token }: { email: string; token: string }): NewsletterWish | undefined {
  if (path !== "/newsletter") return { action: "unsubscribe", token };
  if (token !== "") return { action: "confirm", token };
  const typed = emailSchema["~standard"].validate({ email });
  return typed.issues === undefined ? typed.value : undefined;
}

const STATUS: Partial<Record<string, number>> = { RATE_LIMITED: 429, INVALID_INPUT: 422 };

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
