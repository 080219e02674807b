import {
  CONSENT_COOKIE,
  type ConsentChoice,
  consentCookieHeader,
  consentToAll,
  forgotPasswordSchema as emailSchema,
  isShopError,
  MARKET_COOKIE,
  marketCookieHeader,
  parseConsent,
  parseMarket,
  type Shop,
  type ShopErrorCode,
} from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";
import type { Context, MiddlewareHandler, Next } from "hono";
import { getCookie } from "hono/cookie";
import { type FormFailure, toFormFailure } from "../src/shared/form/formFailure.ts";
import {
  type NewsletterFormState,
  type NewsletterRequest,
  submitNewsletterRequest,
} from "../src/shared/submitNewsletterRequest.ts";
import { NO_SCRIPT_NOTE_ID } from "../src/shared/noScriptNoteId.ts";
import { cookiesToDelete, expiredCookies } from "../src/shared/thirdParties/tagCookies.ts";
import { createIdempotencyKey } from "../src/shared/idempotencyKey.ts";
import {
  readFormValues,
  submitWithdrawal,
  type WithdrawalFormState,
} from "../src/shared/withdrawal/submitWithdrawal.ts";
import { selectStorefront } from "../src/storefronts.ts";

// Forms without JavaScript.

const FOREIGN_FORM = "Only the shop's own form";

const isOwnForm = (c: Context): boolean => c.req.header("sec-fetch-site") === "same-origin";

/** CSRF: another site must not consent, subscribe or change settings on behalf of a shopper. */
export const ownForm: MiddlewareHandler = async (c, next) => (isOwnForm(c) ? next() : c.text(FOREIGN_FORM, 403));

export async function handleConsentForm(c: Context): Promise<Response> {
  const choice = parseChoice(await c.req.parseBody());
  if (choice === undefined) return c.text("No answer in the form", 400);
  const { hostname } = new URL(c.req.url);
  const expired = cookiesToDelete(Object.keys(getCookie(c)), choice).flatMap((name) => expiredCookies(name, hostname));
  return redirectBack(c, [consentCookieHeader({ choice, chosenAt: Math.floor(Date.now() / 1000) }), ...expired]);
}

const HIDE_BANNER = ".lh-consent{display:none}.lh-footer{padding-block-end:0}";

/** Style sheet for browsers without JavaScript, because the document is the same with and without an answer. */
export function handleConsentStyles(c: Context): Response {
  const consent = parseConsent(getCookie(c, CONSENT_COOKIE), Date.now());
  return c.body(consent === undefined ? "" : HIDE_BANNER, 200, {
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": "no-store",
  });
}

function parseChoice(form: Readonly<Record<string, unknown>>): ConsentChoice | undefined {
  const { answer } = form;
  if (answer === "accept" || answer === "decline") return consentToAll(answer === "accept");
  if (answer !== "choose") return undefined;
  const isOn = (purpose: string): boolean => form[purpose] === "on";
  return { analytics: isOn("analytics"), advertising: isOn("advertising"), services: isOn("services") };
}

/** Handles the country and VAT form of the footer. */
export async function handleDisplayForm(c: Context, storefront: string | undefined): Promise<Response> {
  const form = await c.req.parseBody();
  const { market } = selectStorefront(new URL(c.req.url).host, storefront);
  const previous = parseMarket(getCookie(c, MARKET_COOKIE));
  // A read-only country is plain text, not a form field, so it stays unchanged.
  const requested = parseMarket(`gross.${asString(form["country"]) ?? ""}`);
  const country = (requested ?? previous)?.country ?? market;
  const excludeVat = form["excludeVat"] !== undefined;
  // Outlasts hydration of the next page, which would otherwise prefer an older value in browser storage.
  const defaultMaxAgeS = 60;
  return redirectBack(c, [marketCookieHeader({ excludeVat, country }, market, { defaultMaxAgeS })]);
}

function redirectBack(c: Context, cookies: readonly string[]): Response {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
  const referer = URL.parse(c.req.header("referer") ?? "");
  // Compares hosts, not origins: a TLS-terminating proxy forwards HTTPS as HTTP.
  return redirectToPath(c, referer?.host === new URL(c.req.url).host ? referer : { pathname: "/", search: "" });
}

function redirectToPath(c: Context, { pathname, search }: Pick<URL, "pathname" | "search">, hash = ""): Response {
  c.header("Cache-Control", "no-store");
  // Exactly one leading slash, because "//" would name another host.
  return c.redirect(`/${pathname.replace(/^\/+/, "")}${search}${hash}`, 303);
}

/** Retry button of the failure page: clears cart and login in the browser. Source: specification 8, decision 0057. */
export const handleRetry: MiddlewareHandler = async (c, next) => {
  // CSRF: another site must not clear the shopper's cart.
  if (!isOwnForm(c) || !Object.hasOwn(await c.req.parseBody(), "start-over")) return next();
  c.header("Clear-Site-Data", '"storage"');
  return redirectToPath(c, new URL(c.req.url));
};

/** Any other form of a page needs JavaScript: redirects to the page, at the note that names another way to order. */
export const handleScriptForm: MiddlewareHandler = async (c, next) =>
  isOwnForm(c) ? redirectToPath(c, new URL(c.req.url), `#${NO_SCRIPT_NOTE_ID}`) : next();

interface FormPage<State> {
  /** Shop that calls with the client's address, because attempts are limited per address. */
  shop: () => Promise<Shop>;
  render: (state: State) => Promise<Response>;
}

const FAILURE_STATUS: Partial<Record<ShopErrorCode, number>> = { RATE_LIMITED: 429, INVALID_INPUT: 422 };

async function respondWithPage<State extends { failure?: FormFailure }>(
  { render }: FormPage<State>,
  state: State,
  status = 200,
): Promise<Response> {
  const { failure } = state;
  const { body, headers } = await render(state);
  if (failure?.retryAfterSeconds !== undefined) headers.set("Retry-After", String(failure.retryAfterSeconds));
  return new Response(body, { status: failure ? (FAILURE_STATUS[failure.code] ?? 503) : status, headers });
}

function catchFailure(error: unknown): { failure: FormFailure } {
  if (!isShopError(error)) throw error;
  return { failure: toFormFailure(error) };
}

export const NEWSLETTER_PATHS = ["/newsletter", "/newsletter-unsubscribe"];

export async function handleNewsletterForm(
  c: Context,
  next: Next,
  page: FormPage<NewsletterFormState>,
): Promise<Response | void> {
  const { email, token } = await c.req.parseBody();
  // Not a newsletter form: the retry form of the failure page posts to the same path.
  if (typeof email !== "string" && typeof token !== "string") return next();
  const submitted = { email: asString(email) ?? "", token: asString(token) ?? "" };
  const request = parseNewsletterRequest(c.req.path, submitted);
  // The rendered page displays the validation error.
  if (request === undefined) return respondWithPage(page, submitted, 422);
  const result = await submitNewsletterRequest(await page.shop(), request)
    .then((outcome) => ({ outcome }))
    .catch(catchFailure);
  const isInvalid = "outcome" in result && result.outcome === "invalid";
  return respondWithPage(page, { ...submitted, ...result }, isInvalid ? 410 : 200);
}

function parseNewsletterRequest(
  path: string,
  { email, token }: { email: string; token: string },
): NewsletterRequest | undefined {
  if (path !== "/newsletter") return { action: "unsubscribe", token };
  if (token !== "") return { action: "confirm", token };
  const parsed = emailSchema["~standard"].validate({ email });
  return parsed.issues === undefined ? parsed.value : undefined;
}

const KEY_PATTERN = /^[\da-f]{32}$/;

/** Handles the two steps of the withdrawal form: review, then declaration. */
export async function handleWithdrawalForm(c: Context, page: FormPage<WithdrawalFormState>): Promise<Response> {
  // Needs no session, so a forged request gains an attacker nothing; rejecting cross-site posts only prevents abuse.
  if (c.req.header("sec-fetch-site") === "cross-site") return c.text(FOREIGN_FORM, 403);
  const form = await c.req.parseBody();
  const values = readFormValues({ get: (name) => form[name] });
  if (withdrawalSchema["~standard"].validate(values).issues !== undefined)
    return respondWithPage(page, { step: "form", values, idempotencyKey: "" }, 422);
  const idempotencyKey = asString(form["confirm"]) ?? "";
  if (!KEY_PATTERN.test(idempotencyKey))
    return respondWithPage(page, { step: "review", values, idempotencyKey: createIdempotencyKey() });
  const result = await submitWithdrawal(await page.shop(), values, idempotencyKey)
    .then((receipt) => ({ step: "done", receipt }) as const)
    .catch((error: unknown) => ({ step: "review", ...catchFailure(error) }) as const);
  return respondWithPage(page, { values, idempotencyKey, ...result });
}

const asString = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
