import { type ComponentProps, type ReactElement, useMemo } from "react";

interface HtmlProps extends Pick<ComponentProps<"div">, "role"> {
  html: string;
  className?: string;
  /** Set when it differs from the page's language. */
  lang?: string | undefined;
  "data-early-purchase"?: "";
  /** True for content that the client renders as "" and keeps during hydration. */
  isServerOnly?: boolean;
}

/** Renders HTML sanitised by the backend. The only place that sets HTML. */
export function Html({ html, className = "lh-prose", isServerOnly, ...div }: HtmlProps): ReactElement {
  // Every call creates a new object, and React would set a changed one again.
  const trusted = useMemo(() => toTrustedHtml(html), [html]);
  return (
    <div
      className={className}
      {...div}
      suppressHydrationWarning={isServerOnly}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
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
