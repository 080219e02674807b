import { decodePath } from "./cacheReads.ts";

/** Returns the path of a request for the log, without the secret of a guest's order link. */
export function loggedPath({ url }: Request): string {
  const { pathname } = new URL(url);
  return (decodePath(pathname) ?? pathname).replace(/(\/guest\/[^/]+\/[^/]+\/).+$/, "$1…");
}
