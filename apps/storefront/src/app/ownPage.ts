/** For routes of pages that are one person's own: nobody keeps them, lists them, or learns their address from a link. */
export const ownPage = {
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) => ({
    meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }],
  }),
  headers: () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" }),
} as const;
