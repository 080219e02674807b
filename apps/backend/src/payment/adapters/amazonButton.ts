import { html } from "hono/html";
import type { Language } from "../../locale.ts";
import { TEXTS } from "../../texts/texts.ts";
import { WALLET_RETURN_PATHS } from "../walletReturnPaths.ts";
import type { AmazonKeys } from "../paymentSettings.ts";
import { renderStandalonePage } from "../standalonePage.ts";
import { ALGORITHM, signText } from "./amazonSignature.ts";

const SCRIPT_ORIGIN = "https://static-eu.payments-amazon.com";

/** Amazon's script runs on this page only; the storefront loads no third-party scripts. */
export const BUTTON_CSP = [
  "default-src 'none'",
  `script-src 'self' ${SCRIPT_ORIGIN}`,
  "style-src 'unsafe-inline'",
  "img-src https:",
  ...["connect-src", "frame-src", "form-action"].map(
    (rule) => `${rule} https://*.amazon.com https://*.amazon.de https://*.payments-amazon.com`,
  ),
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** Opens Amazon's page without a second click: the shopper already clicked in the storefront. */
export const BUTTON_SCRIPT = "amazon.Pay.initCheckout(JSON.parse(document.currentScript.dataset.checkout));\n";

/** Languages of Amazon's pages in Europe; all others, such as Romanian, get English. */
const LANGUAGES: Readonly<Partial<Record<Language, string>>> = { de: "de_DE" };

/**
 * Signed session configuration of Amazon's button, with the return URLs. `PayOnly`, because the shop has its own
 * address book. Source: developer.amazon.com, Amazon Pay Checkout v2, "Add the Amazon Pay button".
 */
export function createButtonConfig(keys: AmazonKeys, { origin, language }: { origin: string; language: Language }) {
  const payloadJSON = JSON.stringify({
    webCheckoutDetails: {
      checkoutReviewReturnUrl: new URL(WALLET_RETURN_PATHS.review, origin).href,
      checkoutCancelUrl: new URL(WALLET_RETURN_PATHS.canceled, origin).href,
    },
    storeId: keys.storeId,
  });
  return {
    merchantId: keys.merchantId,
    ledgerCurrency: "EUR",
    sandbox: keys.mode !== "live",
    checkoutLanguage: LANGUAGES[language] ?? "en_GB",
    productType: "PayOnly",
    placement: "Checkout",
    createCheckoutSessionConfig: {
      payloadJSON,
      signature: signText(payloadJSON, keys.privateKey),
      algorithm: ALGORITHM,
      publicKeyId: keys.publicKeyId,
    },
  };
}

export function renderButtonPage(checkout: ReturnType<typeof createButtonConfig>, language: Language) {
  const { title, back } = TEXTS[language].amazonPay;
  return renderStandalonePage({
    language,
    title,
    body: html`<h1>${title}</h1>
      <p><a href="${WALLET_RETURN_PATHS.canceled}">${back}</a></p>
      <script src="${SCRIPT_ORIGIN}/checkout.js"></script>
      <script src="/api/amazon/button.js" data-checkout="${JSON.stringify(checkout)}"></script>`,
  });
}
