import type { AppContext } from "../shared/appContext.ts";

/** Returns the route options of a page that loads only its texts, and that search engines do not index. */
export const unindexedPage = (namespace: string, titleKey: string) => ({
  loader: async ({ context: { texts } }: { context: AppContext }) => {
    await texts.load(namespace);
    return { title: texts.t(namespace)(titleKey) };
  },
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) => ({
    meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }],
  }),
  staticData: { noindex: true } as const,
});

/** Returns the route options of a page with sign-in, personal input or customer data. */
export const personalPage = (namespace: string, titleKey: string) => ({
  ...unindexedPage(namespace, titleKey),
  staticData: { isPrivate: true, noStore: true, noindex: true } as const,
});
