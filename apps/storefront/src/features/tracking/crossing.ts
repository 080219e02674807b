import { isPrivatePage } from "../../app/privatePages.ts";

/**
 * Whether the next page must be a document of its own: a private one, because a tag runs in this one; any other, because
 * this one is private, and its policy lets no tag in.
 *
 * @param landing the page that this document was loaded as
 */
export function crossing({ landing, to, runs }: { landing: string; to: string; runs: boolean }): boolean {
  return isPrivatePage(landing) ? !isPrivatePage(to) : runs && isPrivatePage(to);
}
