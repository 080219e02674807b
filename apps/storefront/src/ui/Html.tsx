import type { ReactElement } from "react";

interface HtmlProps {
  html: string;
  className?: string;
  /** where it is not the page's */
  lang?: string | undefined;
}

/** HTML that the backend has sanitised: the only HTML that is set as such. */
export function Html({ html, className = "lh-prose", lang }: HtmlProps): ReactElement {
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: trusted(html) }} />;
}

interface Policy {
  createHTML(html: string): TrustedHTML;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML?(html: string): string; createScriptURL?(url: string): string | null },
      ): Policy;
    };
  }
}

let policy: Policy | undefined;

/** In the browser under the one policy the page allows, "shop-html"; on the server, and where there is none, as it is. */
function trusted(html: string): string | TrustedHTML {
  if (typeof window === "undefined" || window.trustedTypes === undefined) return html;
  policy ??= window.trustedTypes.createPolicy("shop-html", { createHTML: (same) => same });
  return policy.createHTML(html);
}
