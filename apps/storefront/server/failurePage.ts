import { isShopError } from "@shop/core";
import { secondsToWait } from "../src/app/secondsToWait.ts";
import contacts from "../src/contacts.json" with { type: "json" };
import de from "../src/features/frame/texts/de.json" with { type: "json" };
import en from "../src/features/frame/texts/en.json" with { type: "json" };
import ro from "../src/features/frame/texts/ro.json" with { type: "json" };
import type { Storefront } from "../src/storefronts.ts";

const TEXTS = { de, en, ro };

export interface FailurePlace {
  storefront: Pick<Storefront, "language" | "satellite">;
  styles: readonly string[];
}

/**
 * Returns a static page without backend, scripts or React, for requests that cannot be rendered. Lists missing
 * configuration (specification 5, decision D18), reloads after a rate limit, or displays an apology with contact data
 * and a retry button.
 */
export function failurePage(error: unknown, { storefront, styles }: FailurePlace): string {
  const { language, satellite } = storefront;
  const texts = TEXTS[language];
  const missing = missingNames(error);
  const seconds = secondsToWait(error);
  const { title } = missing !== undefined ? texts.config : seconds === undefined ? texts.failed : texts.busy;
  const body =
    missing !== undefined
      ? `<p>${escape(texts.config.missing)}</p>${list(missing)}`
      : seconds === undefined
        ? apology(texts, contacts[satellite])
        : patience(texts, seconds);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${seconds === undefined ? "" : `\n<meta http-equiv="refresh" content="${seconds}">`}
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${escape(style)}">`).join("\n")}
</head>
<body>
<main class="lh-page lh-missing">
<div role="alert"><h1>${escape(title)}</h1>${body}</div>
</main>
</body>
</html>
`;
}

function apology({ failed, contact }: (typeof TEXTS)["de"], shop: (typeof contacts)["AT"]): string {
  const { street, zipcode, city } = shop.storeAddress;
  return `<p class="lh-lead">${escape(failed.reason)}</p>
<p>${escape(failed.advice)}</p>
<form method="post"><button class="lh-button" data-size="large" name="start-over">${escape(failed.retry)}</button></form>
<p class="lh-small lh-muted">${escape(failed.clears)}</p>
<h2>${escape(contact)}</h2>
<address class="lh-contact">
<p>${[shop.storeName, street, `${zipcode} ${city}`].map(escape).join("<br>")}</p>
<a class="lh-footer-link" href="tel:${escape(shop.storePhone.replaceAll(" ", ""))}">${escape(shop.storePhone)}</a>
<a class="lh-footer-link" href="mailto:${escape(shop.storeEmail)}">${escape(shop.storeEmail)}</a>
</address>`;
}

const patience = ({ busy, failed }: (typeof TEXTS)["de"], seconds: number): string =>
  `<p class="lh-lead">${escape(busy.reason.replace("{{seconds}}", String(seconds)))}</p>
<p><a class="lh-button" data-size="large" href="">${escape(failed.retry)}</a></p>`;

function missingNames(error: unknown): readonly string[] | undefined {
  if (!isShopError(error, "CONFIG_MISSING")) return undefined;
  const { missing } = error.details;
  return Array.isArray(missing) ? missing.map(String) : [];
}

const list = (names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><code>${escape(name)}</code></li>`).join("")}</ul>`;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
