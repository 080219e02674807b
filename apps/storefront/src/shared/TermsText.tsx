import type { ReactElement } from "react";
import type { PageLink } from "./folderLinksQuery.ts";

const PART = /<(terms|withdrawal|privacy)>(.*?)<\/\1>/g;

/** Text with inline links, marked up as `<terms>…</terms>` so that each translation can place them. */
export function TermsText({ text, links }: { text: string; links: readonly PageLink[] }): ReactElement {
  const parts: Array<ReactElement | string> = [];
  let from = 0;
  for (const match of text.matchAll(PART)) {
    const [tag, code, label = ""] = match;
    parts.push(text.slice(from, match.index));
    parts.push(<TermsLink key={match.index} label={label} link={links.find((link) => link.code === code)} />);
    from = match.index + tag.length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}

/** Opens a new tab: reading the terms must not abandon the checkout. */
function TermsLink({ label, link }: { label: string; link: PageLink | undefined }): ReactElement {
  if (link === undefined) return <>{label}</>;
  return (
    <a href={link.url} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
