import { readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { isShopError, LANGUAGES, retryAfterSeconds } from "@shop/core";
import type { Context } from "hono";
import { selectStorefront, type Storefront } from "../src/storefronts.ts";
import * as v from "valibot";
import type { ClientBuild } from "./manifest.ts";
import { contactOf } from "../src/contactOf.ts";
import { isTemporary, UNAVAILABLE_SECONDS } from "../src/shared/isTemporary.ts";
import type { Contact } from "../src/shared/ContactDetails.tsx";
import { requestContext } from "./monitoring/requestContext.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function renderFailure(
  c: Context,
  error: unknown,
  options: { storefront: string | undefined; build: ClientBuild },
): Response {
  c.header("Cache-Control", "no-store");
  const { status, seconds } = describeFailure(error);
  if (seconds !== undefined) c.header("Retry-After", String(seconds));
  if (!(c.req.header("Accept") ?? "").includes("text/html")) return c.text(STATUS_CODES[status] ?? "", status);
  const storefront = selectStorefront(new URL(c.req.url).host, options.storefront);
  c.header("Content-Security-Policy", POLICY);
  const { css = [] } = options.build.manifest.routes["__root__"] ?? {};
  const styles = css.filter((style) => typeof style === "string");
  const { requestId } = requestContext.getStore() ?? {};
  return c.html(renderFailurePage(error, { storefront, styles, requestId }), status);
}

/** `seconds`: until the next attempt. */
function describeFailure(error: unknown): { status: 429 | 500 | 503; seconds: number | undefined } {
  const seconds = retryAfterSeconds(error);
  if (isShopError(error, "RATE_LIMITED")) return { status: 429, seconds };
  if (isTemporary(error)) return { status: 503, seconds: seconds ?? UNAVAILABLE_SECONDS };
  return { status: 500, seconds: undefined };
}

const string = v.string();
const sharedTexts = v.object({
  contact: string,
  config: v.object({ title: string, missing: string }),
  failed: v.object({ title: string, reason: string, retry: string }),
});
const frameTexts = v.object({
  failed: v.object({ advice: string, clears: string, reference: string }),
  busy: v.object({ title: string, reason: string }),
});
type FailureTexts = ReturnType<typeof readTexts>;

function readTexts(language: string) {
  const readFile = (folder: string): unknown =>
    JSON.parse(readFileSync(new URL(`../src/${folder}/${language}.json`, import.meta.url), "utf8"));
  const shared = v.parse(sharedTexts, readFile("texts"));
  const frame = v.parse(frameTexts, readFile("features/frame/lazy/texts"));
  return { ...shared, ...frame, failed: { ...shared.failed, ...frame.failed } };
}

/** Read at the start: a failure must not wait for a file, and a language without these texts must not start. */
const TEXTS = new Map(Object.keys(LANGUAGES).map((language) => [language, readTexts(language)]));

/**
 * Returns a static page without backend, scripts or React: missing configuration (specification 5, decision 0070), a
 * reload after a rate limit, or an apology with contact data and a retry button.
 */
export function renderFailurePage(
  error: unknown,
  options: {
    storefront: Pick<Storefront, "language" | "market">;
    styles: readonly string[];
    requestId?: string | undefined;
  },
): string {
  const { storefront, styles, requestId } = options;
  const { language } = storefront;
  const shop = contactOf(storefront);
  const texts = TEXTS.get(language);
  if (texts === undefined) throw new Error(`No texts in ${language}`);
  const seconds = retryAfterSeconds(error);
  const { title, body } = describeError(error, texts, shop, requestId);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${seconds === undefined ? "" : `\n<meta http-equiv="refresh" content="${seconds}">`}
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("\n")}
</head>
<body>
<header class="lh-header"><div class="lh-header-bar">
<a class="lh-logo" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${escapeHtml(shop.storeName)}</a>
</div></header>
<main class="lh-page lh-missing">
<div role="alert"><h1>${escapeHtml(title)}</h1>${body}</div>
</main>
</body>
</html>
`;
}

function describeError(
  error: unknown,
  texts: FailureTexts,
  shop: Contact,
  requestId: string | undefined,
): { title: string; body: string } {
  const { busy, config, failed } = texts;
  if (isShopError(error, "CONFIG_MISSING")) {
    const { missing } = error.details;
    const names = Array.isArray(missing)
      ? missing.map((name) => `<li><code>${escapeHtml(String(name))}</code></li>`)
      : [];
    return { title: config.title, body: `<p>${escapeHtml(config.missing)}</p><ul>${names.join("")}</ul>` };
  }
  const seconds = retryAfterSeconds(error);
  if (seconds === undefined) return { title: failed.title, body: renderApology(texts, shop, requestId) };
  const body = `<p class="lh-lead">${escapeHtml(busy.reason.replace("{{seconds}}", String(seconds)))}</p>
<p><a class="lh-button" data-size="large" href="">${escapeHtml(failed.retry)}</a></p>`;
  return { title: busy.title, body };
}

function renderApology({ failed, contact }: FailureTexts, shop: Contact, requestId: string | undefined): string {
  const { street, postalCode, city } = shop.storeAddress;
  const reference =
    requestId === undefined
      ? ""
      : `\n<p class="lh-small lh-muted">${escapeHtml(failed.reference)} <code>${escapeHtml(requestId)}</code></p>`;
  return `<p class="lh-lead">${escapeHtml(failed.reason)}</p>
<p>${escapeHtml(failed.advice)}</p>
<form method="post"><button class="lh-button" data-size="large" name="start-over">${escapeHtml(failed.retry)}</button></form>
<p class="lh-small lh-muted">${escapeHtml(failed.clears)}</p>
<h2>${escapeHtml(contact)}</h2>${reference}
<address class="lh-contact">
<p>${[shop.storeName, street, `${postalCode} ${city}`].map(escapeHtml).join("<br>")}</p>
<a class="lh-footer-link" href="tel:${escapeHtml(shop.storePhone.replaceAll(" ", ""))}">${escapeHtml(shop.storePhone)}</a>
<a class="lh-footer-link" href="mailto:${escapeHtml(shop.storeEmail)}">${escapeHtml(shop.storeEmail)}</a>
</address>`;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
