import { storefronts, storefrontUrl } from "../src/storefronts.ts";

/** Where the storefront of a locale is shown: its id in front of the host, as everywhere. */
export function storefrontOrigin(publicUrl: string, locale: string): string {
  const storefront = storefronts.find((one) => one.locale === locale) ?? storefronts[0];
  return storefrontUrl(new URL(publicUrl), storefront);
}
