import type { ReactElement } from "react";
import type { PageLink } from "./folderLinksQuery.ts";

const PART = /<(terms|withdrawal|privacy)>(.*?)<\/\1>/g;

/** Text with inline links, marked up as `<terms>…</terms>` so that each translation can place them. */
export function TermsText({ text, links }: { text: string; links: readonly PageLink[] }): ReactElement {
  const parts: Array<ReactElement | string> = [];
  let from = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, code, words = ""] = match;
    parts.push(text.slice(from, match.index));
    parts.push(<TermsLink key={match.index} words={words} link={links.find((link) => link.code === code)} />);
    from = match.index + whole.length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}

/** Opens a new tab: reading the terms must not abandon the checkout. */
function TermsLink({ words, link }: { words: string; link: PageLink | undefined }): ReactElement {
  if (link === undefined) return <>{words}</>;
  return (
    <a href={link.url} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
