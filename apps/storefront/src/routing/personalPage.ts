/** Route options of personal pages: not cached, not indexed, and not leaked through the referrer. */
export const personalPage = {
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) => ({
    meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }],
  }),
  headers: () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" }),
} as const;
