import { isPrivatePage } from "../../routing/isPrivatePage.ts";

/**
 * Whether the next page needs a full document load: a private page while a tag runs in this document, or any other page
 * from a private document, whose Content Security Policy blocks tags.
 *
 * @param landing Path from which this document was loaded.
 */
export function needsDocumentLoad({
  landing,
  to,
  hasRunningTags,
}: {
  landing: string;
  to: string;
  hasRunningTags: boolean;
}): boolean {
  return isPrivatePage(landing) ? !isPrivatePage(to) : hasRunningTags && isPrivatePage(to);
}
