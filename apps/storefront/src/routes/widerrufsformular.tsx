import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { folderLinksQuery } from "../shared/folderLinksQuery.ts";

/** Redirects to the withdrawal form (PDF), or without one to the page about the right of withdrawal (decision D2). */
export const Route = createFileRoute("/widerrufsformular")({
  loader: async ({ context: { queryClient, shop } }) => {
    const form = await shop.content.setting("withdrawal_form_url");
    if (form !== undefined && /^https?:\/\//.test(form)) throw redirect({ href: form, statusCode: 302 });
    const legal = await queryClient.ensureQueryData(folderLinksQuery(shop, "legal"));
    const page = legal.find(({ code }) => code === "withdrawal");
    if (page === undefined) throw notFound({ data: { reason: "route-not-found" } });
    throw redirect({ href: page.url, statusCode: 302 });
  },
});
