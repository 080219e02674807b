import { isPrivatePage } from "../../../routing/isPrivatePage.ts";

/** Pages whose URL reveals an order or a search text. */
const SENSITIVE_PATHS = /^\/(?:order-placed|order-failed|search)(?:\/|$)/;

/** Whether session replay may run on a page: a recording contains the page's URL. */
export const isRecordable = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  !isPrivatePage(pathname) && !SENSITIVE_PATHS.test(pathname) && search === "";
