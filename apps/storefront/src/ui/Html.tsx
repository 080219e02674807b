import type { ReactElement } from "react";

interface HtmlProps {
  html: string;
  className?: string;
  /** Set when it differs from the page's language. */
  lang?: string | undefined;
}

/** Renders HTML sanitised by the backend. The only place that sets HTML. */
export function Html({ html, className = "lh-prose", lang }: HtmlProps): ReactElement {
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: toTrustedHtml(html) }} />;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML?(html: string): string; createScriptURL?(url: string): string | null },
      ): { createHTML(html: string): TrustedHTML };
    };
  }
}

let policy: { createHTML(html: string): TrustedHTML } | undefined;

/** Applies the Trusted Types policy "shop-html", the only one that pages allow, in browsers with Trusted Types. */
function toTrustedHtml(html: string): string | TrustedHTML {
  if (typeof window === "undefined" || window.trustedTypes === undefined) return html;
  policy ??= window.trustedTypes.createPolicy("shop-html", { createHTML: (same) => same });
  return policy.createHTML(html);
}
