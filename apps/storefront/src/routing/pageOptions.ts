import { WITHDRAWAL_PATHS } from "@shop/core";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import type { TextNamespace } from "../i18n/createTexts.ts";
import type { AppContext } from "../shared/appContext.ts";
import { fitPath } from "../shared/fit/fitPage.ts";
import { headOfPage } from "../shared/pageHead.ts";

const unindexedHead = (title: string | undefined) => ({ meta: [{ title }, { name: "robots", content: "noindex" }] });

/** Returns the route options of a page that loads only its texts, and that search engines do not index. */
export const unindexedPage = <Name extends TextNamespace>(
  namespace: Name,
  title: (t: TFunction<Name>) => string,
  ...otherTexts: TextNamespace[]
) => ({
  loader: async ({ context: { texts } }: { context: AppContext }) => {
    await texts.load(namespace, "core", ...otherTexts);
    return { title: title(texts.t(namespace)) };
  },
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) => unindexedHead(loaderData?.title),
  staticData: { noindex: true } as const,
});

/** Returns the route options of a page with sign-in, personal input or customer data. */
export const personalPage = <Name extends TextNamespace>(...page: Parameters<typeof unindexedPage<Name>>) => ({
  ...unindexedPage(...page),
  staticData: { isPrivate: true, noStore: true, noindex: true } as const,
});

interface LocalizedPage {
  context: AppContext;
  location: ParsedLocation;
}

/** @throws a redirect to the path of a page in the storefront's language from that of another one */
function redirectToOwn(path: string, { pathname, searchStr, hash }: ParsedLocation): void {
  if (pathname === path) return;
  throw redirect({ href: path + searchStr + (hash && `#${hash}`), statusCode: 301, replace: true });
}

/** Route options of the withdrawal page. Indexed, but it may contain form input, and its URL a secret. */
export const withdrawalPage = {
  loader: async ({ context, location }: LocalizedPage) => {
    const { texts, storefront, withdrawal } = context;
    const path = WITHDRAWAL_PATHS[storefront.language];
    redirectToOwn(path, location);
    await texts.load("withdrawal", "core");
    const t = texts.t("withdrawal");
    const meta = { title: t("title"), description: t("description"), path, alternates: WITHDRAWAL_PATHS };
    return { ...meta, formState: withdrawal };
  },
  head: headOfPage,
  staticData: { isPrivate: true, noStore: true },
} as const;

/** Route options of the fit check. Each shopper has other measures: caches and search engines would keep one page each. */
export const fitPage = {
  loaderDeps: ({ search }: { search: object }) => search,
  loader: async ({ context, location }: LocalizedPage) => {
    const path = fitPath(context.storefront.language);
    redirectToOwn(path, location);
    const { loadFit } = await import("../features/fit/loadFit.ts");
    return await loadFit(path, location.searchStr, context);
  },
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) => unindexedHead(loaderData?.title),
  staticData: { noStore: true, noindex: true },
} as const;
