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

interface TrustedTypesPolicy {
  createHTML(html: string): TrustedHTML;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML?(html: string): string; createScriptURL?(url: string): string | null },
      ): TrustedTypesPolicy;
    };
  }
}

let policy: TrustedTypesPolicy | undefined;

/**
 * Wraps HTML in the Trusted Types policy "shop-html", the only one that pages allow. Unchanged on the server and
 * without Trusted Types.
 */
function toTrustedHtml(html: string): string | TrustedHTML {
  if (typeof window === "undefined" || window.trustedTypes === undefined) return html;
  policy ??= window.trustedTypes.createPolicy("shop-html", { createHTML: (same) => same });
  return policy.createHTML(html);
}
