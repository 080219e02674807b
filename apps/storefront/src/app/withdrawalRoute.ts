import { redirect } from "@tanstack/react-router";
import type { AppContext } from "./context.ts";
import { pageHead } from "./pageHead.ts";
import { WITHDRAWAL_PATHS } from "./withdrawalPath.ts";

const MOVED = 301;

/** One page with an address in each language; the address of another language leads to that of the storefront. */
export async function loadWithdrawal(
  { texts, storefront, withdrawal }: AppContext,
  { pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string },
) {
  const path = WITHDRAWAL_PATHS[storefront.language];
  if (pathname !== path) {
    throw redirect({ href: path + searchStr + (hash === "" ? "" : `#${hash}`), statusCode: MOVED, replace: true });
  }
  await texts.load("withdrawal");
  const t = texts.t("withdrawal");
  return { title: t("title"), description: t("description"), path, answer: withdrawal };
}

type Loaded = Awaited<ReturnType<typeof loadWithdrawal>>;

export const withdrawalHead = {
  head: ({ loaderData, match }: { loaderData?: Loaded | undefined; match: { context: AppContext } }) =>
    loaderData === undefined ? {} : pageHead({ ...loaderData, alternates: WITHDRAWAL_PATHS }, match.context),
  // What somebody has typed may be in it, and a link's secret in its address.
  headers: () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" }),
};
