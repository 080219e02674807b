import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { AppContext } from "../shared/appContext.ts";
import { headOfPage } from "../shared/pageHead.ts";
import { WITHDRAWAL_PATHS } from "@shop/core";

/** Route options of the withdrawal page. Indexed, but it may contain form input, and its URL a secret. */
export const withdrawalPage = {
  /** The path of another language redirects to the storefront's own. */
  loader: async ({ context, location }: { context: AppContext; location: ParsedLocation }) => {
    const { texts, storefront, withdrawal } = context;
    const path = WITHDRAWAL_PATHS[storefront.language];
    const { pathname, searchStr, hash } = location;
    if (pathname !== path)
      throw redirect({ href: path + searchStr + (hash && `#${hash}`), statusCode: 301, replace: true });
    await texts.load("withdrawal");
    const t = texts.t("withdrawal");
    const meta = { title: t("title"), description: t("description"), path, alternates: WITHDRAWAL_PATHS };
    return { ...meta, formState: withdrawal };
  },
  head: headOfPage,
  staticData: { isPrivate: true, noStore: true },
} as const;
