import type { ReactElement } from "react";
import type { PageLink } from "./folderLinksQuery.ts";

/** Text with inline links, marked up as `<terms>…</terms>` so that each translation can place them. */
export function TermsText({ text, links }: { text: string; links: readonly PageLink[] }): ReactElement {
  const parts = text.split(/(<(?:terms|withdrawal|privacy)>.*?<\/\w+>)/).map((part) => {
    const [, code, label] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
    const link = links.find((other) => other.code === code);
    if (link === undefined) return label ?? part;
    return (
      // A new tab: reading the terms must not abandon the checkout.
      <a key={part} href={link.url} target="_blank" rel="noopener">
        {label}
      </a>
    );
  });
  return <>{parts}</>;
}
