import { forgotPasswordSchema as emailSchema, isShopError, type Shop } from "@shop/core";
import type { Context, Next } from "hono";
import {
  submitNewsletterRequest,
  type NewsletterFormState,
  type NewsletterRequest,
} from "../src/shared/submitNewsletterRequest.ts";
import { toFormFailure } from "../src/shared/form/formFailure.ts";

export const NEWSLETTER_PATHS = ["/newsletter", "/newsletter-unsubscribe"];

interface FormPage {
  /** Shop that calls with the client's address, because attempts are limited per address. */
  shop: () => Promise<Shop>;
  render: (state: NewsletterFormState) => Promise<Response>;
}

/** Handles the newsletter forms without JavaScript. */
export async function handleNewsletterForm(c: Context, next: Next, page: FormPage): Promise<Response | undefined> {
  const form = await c.req.parseBody();
  const { email, token } = { email: asString(form["email"]), token: asString(form["token"]) };
  // Not a newsletter form: the retry form of the failure page posts to the same path.
  if (email === undefined && token === undefined) {
    await next();
    return undefined;
  }
  // CSRF: another site must not subscribe or unsubscribe anyone.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const submitted = { email: email ?? "", token: token ?? "" };
  const { status, ...result } = await performAction(await page.shop(), parseRequest(c.req.path, submitted));
  const { body, headers } = await page.render({ ...submitted, ...result });
  const wait = result.failure?.retryAfterSeconds;
  if (wait !== undefined) headers.set("Retry-After", String(wait));
  return new Response(body, { status, headers });
}

type ActionResult = Pick<NewsletterFormState, "outcome" | "failure"> & { status: number };

async function performAction(shop: Shop, request: NewsletterRequest | undefined): Promise<ActionResult> {
  // The rendered page displays the validation error.
  if (request === undefined) return { status: 422 };
  try {
    const outcome = await submitNewsletterRequest(shop, request);
    return { status: outcome === "invalid" ? 410 : 200, outcome };
  } catch (error) {
    if (!isShopError(error)) throw error;
    return { status: STATUS[error.code] ?? 503, failure: toFormFailure(error) };
  }
}

function parseRequest(path: string, { email, token }: { email: string; token: string }): NewsletterRequest | undefined {
  if (path !== "/newsletter") return { action: "unsubscribe", token };
  if (token !== "") return { action: "confirm", token };
  const parsed = emailSchema["~standard"].validate({ email });
  return parsed.issues === undefined ? parsed.value : undefined;
}

const STATUS: Partial<Record<string, number>> = { RATE_LIMITED: 429, INVALID_INPUT: 422 };

const asString = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
