import { WITHDRAWAL_PATHS } from "@shop/core";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import type { TextNamespace } from "../i18n/createTexts.ts";
import type { AppContext } from "../shared/appContext.ts";
import { headOfPage } from "../shared/pageHead.ts";

/** Returns the route options of a page that loads only its texts, and that search engines do not index. */
export const unindexedPage = <Name extends TextNamespace>(namespace: Name, title: (t: TFunction<Name>) => string) => ({
  loader: async ({ context: { texts } }: { context: AppContext }) => {
    await texts.load(namespace);
    return { title: title(texts.t(namespace)) };
  },
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) => ({
    meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }],
  }),
  staticData: { noindex: true } as const,
});

/** Returns the route options of a page with sign-in, personal input or customer data. */
export const personalPage = <Name extends TextNamespace>(namespace: Name, title: (t: TFunction<Name>) => string) => ({
  ...unindexedPage(namespace, title),
  staticData: { isPrivate: true, noStore: true, noindex: true } as const,
});

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
