import { notFound, redirect } from "@tanstack/react-router";
import type { AppContext } from "../appContext.ts";
import { folderLinksQuery } from "../folderLinksQuery.ts";

/** https URL or path of this host, such as the backend's own form. */
const FORM_URL = /^(https?:\/\/|\/(?![/\\]))/;

/** Redirects to the language's form (PDF), or without one to the page about the right of withdrawal (decision D2). */
export async function redirectToWithdrawalForm(props: {
  context: Pick<AppContext, "queryClient" | "shop">;
}): Promise<never> {
  const { queryClient, shop } = props.context;
  const form = await shop.content.setting("withdrawal_form_url");
  // A document, not a page of the app.
  if (form !== undefined && FORM_URL.test(form)) throw redirect({ href: form, statusCode: 302, reloadDocument: true });
  const legal = await queryClient.ensureQueryData(folderLinksQuery(shop, "legal"));
  const page = legal.find(({ code }) => code === "withdrawal");
  if (page === undefined) throw notFound({ data: { reason: "route-not-found" } });
  throw redirect({ href: page.url, statusCode: 302 });
}
