import type { TFunction } from "i18next";
import type { TextNamespace } from "../i18n/createTexts.ts";
import type { AppContext } from "../shared/appContext.ts";

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
