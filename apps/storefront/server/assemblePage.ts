import type { ClientBuild } from "./manifest.ts";

/** Stylesheets of the route manifest; a `noscript` element may have another. */
const STYLESHEET = /<link rel="stylesheet"[^>]* data-precedence="[^>]*>/g;
const HREF = /href="([^"]*)"/;
/** The first picture with high priority; its `source` is AVIF. */
const FIRST_PICTURE = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/?><img[^>]*fetchPriority="high"/;
/** Content below the fold is laid out once its stylesheet is there: styles/base.css ends it. */
const BELOW_FOLD = "@layer shop.base{[data-fold],[data-fold]~*,main~footer{content-visibility:hidden}}";

export interface PageParts {
  /** Modules that hydration needs; none for a page that is not hydrated. */
  modules: readonly string[];
  nonce: string;
}

/**
 * Orders a rendered page by what is needed first: rules of the first view, the early module and the picture in its head,
 * full stylesheets at its end.
 */
export function assemblePage(html: string, { modules, nonce }: PageParts, build: ClientBuild): string {
  if (build.earlyModule === undefined || !html.includes("</body>")) return html;
  const stylesheets = html.match(STYLESHEET) ?? [];
  const screenStyles = stylesheets.filter((link) => !link.includes('media="print"'));
  const urls = screenStyles.map((link) => HREF.exec(link)?.[1] ?? "");
  const picture = FIRST_PICTURE.exec(html);
  const head = [
    `<style nonce="${nonce}">${build.criticalCss(html, urls)}${BELOW_FOLD}</style>`,
    picture &&
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${picture[1]}" imagesizes="${picture[2]}" fetchpriority="high">`,
    modules.length > 0 && `<script type="module" async src="${build.earlyModule}"></script>`,
  ];
  const hydration = JSON.stringify(modules).replaceAll("<", "\\u003c");
  const end = [
    modules.length > 0 && `<script type="application/json" id="hydration-modules">${hydration}</script>`,
    ...stylesheets,
  ];
  return html
    .replace(STYLESHEET, "")
    .replace("<title>", () => `${join(head)}<title>`)
    .replace("</body>", () => `${join(end)}</body>`);
}

const join = (parts: ReadonlyArray<string | false | null>): string => parts.filter(Boolean).join("");
