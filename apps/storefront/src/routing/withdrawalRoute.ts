import { redirect } from "@tanstack/react-router";
import type { AppContext } from "../shared/appContext.ts";
import { pageHead } from "../shared/pageHead.ts";
import { WITHDRAWAL_PATHS } from "../shared/withdrawal/withdrawalPath.ts";

const MOVED_PERMANENTLY = 301;

/** Loads the withdrawal page. The path of another language redirects to the storefront's own. */
export async function loadWithdrawal(
  { texts, storefront, withdrawal }: AppContext,
  { pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string },
) {
  const path = WITHDRAWAL_PATHS[storefront.language];
  if (pathname !== path) {
    throw redirect({
      href: path + searchStr + (hash === "" ? "" : `#${hash}`),
      statusCode: MOVED_PERMANENTLY,
      replace: true,
    });
  }
  await texts.load("withdrawal");
  const t = texts.t("withdrawal");
  return { title: t("title"), description: t("description"), path, formState: withdrawal };
}

type Loaded = Awaited<ReturnType<typeof loadWithdrawal>>;

export const withdrawalRouteOptions = {
  head: ({ loaderData, match }: { loaderData?: Loaded | undefined; match: { context: AppContext } }) =>
    loaderData === undefined ? {} : pageHead({ ...loaderData, alternates: WITHDRAWAL_PATHS }, match.context),
  // The page may contain form input, and its URL a secret.
  headers: () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" }),
};
