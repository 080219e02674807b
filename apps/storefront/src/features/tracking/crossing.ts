import { isPrivatePage } from "../../app/privatePages.ts";

/**
 * Whether the next page needs a full document load: a private page while a tag runs in this document, or any other page
 * from a private document, whose Content Security Policy blocks tags.
 *
 * @param landing Path from which this document was loaded.
 */
export function crossing({ landing, to, runs }: { landing: string; to: string; runs: boolean }): boolean {
  return isPrivatePage(landing) ? !isPrivatePage(to) : runs && isPrivatePage(to);
}
