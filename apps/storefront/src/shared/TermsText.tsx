import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "./folderLinksQuery.ts";

/** Text with links to legal pages, marked up as `<terms>…</terms>` so that each translation can place them. */
export function TermsText({ text }: { text: string }): ReactElement {
  const { data: links } = useSuspenseQuery(folderLinksQuery(useShop(), "legal"));
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
