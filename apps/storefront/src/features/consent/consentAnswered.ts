import { CONSENT_COOKIE, type Shop } from "@shop/core";

/**
 * Inline script, run before first paint: the document is the same for all shoppers and always contains the banner. Reading
 * blocked cookies throws, which would end the scripts after it.
 */
export const hideConsentBannerScript = `try{/(^|; )${CONSENT_COOKIE}=/.test(document.cookie)&&(document.documentElement.dataset.consentAnswered="")}catch(e){}`;

/** Keeps the mark of the inline script equal to the store, which rejects expired and invalid cookies. */
export function syncConsentAnswered({ consent }: Pick<Shop, "consent">): void {
  const update = (): void => {
    document.documentElement.toggleAttribute("data-consent-answered", consent.getSnapshot().record !== undefined);
  };
  consent.subscribe(update);
  update();
}
