import { storefronts, buildStorefrontUrl } from "../src/storefronts.ts";

export function storefrontOrigin(publicUrl: string, locale: string): string {
  const storefront = storefronts.find((candidate) => candidate.locale === locale.replace("_", "-")) ?? storefronts[0];
  return buildStorefrontUrl(new URL(publicUrl), storefront);
}
