import { storefronts, storefrontUrl } from "../src/storefronts.ts";

export function storefrontOrigin(publicUrl: string, locale: string): string {
  const storefront = storefronts.find((one) => one.locale === locale) ?? storefronts[0];
  return storefrontUrl(new URL(publicUrl), storefront);
}
