import { isPrivatePage } from "../../../app/privatePages.ts";

/** Addresses that tell an order or what somebody searched for. */
const TELLING = /^\/(?:order-placed|order-failed|search)(?:\/|$)/;

/** Whether what is to be seen may be recorded here: a recording holds the page's address as it is. */
export const isRecordable = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  !isPrivatePage(pathname) && !TELLING.test(pathname) && search === "";
