import type { PageFiles } from "../src/entry-server.tsx";
import type { ClientBuild } from "./manifest.ts";

/** Stylesheets of the route manifest; a `noscript` element may have another. */
const STYLESHEET = /<link rel="stylesheet"[^>]* data-precedence="[^>]*>/g;
const HREF = /href="([^"]*)"/;
/** The first picture with high priority; its `source` is AVIF. */
const FIRST_PICTURE = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/?><img[^>]*fetchPriority="high"/;
/**
 * Content below the fold is visible once its stylesheet is there, which styles/base.css ends, or has failed, which only a
 * script notices: src/shared/early/loadErrors.ts.
 */
const BELOW_FOLD =
  "@layer shop.base{@media (scripting:enabled){:where(:root:not([data-styles-failed])){[data-fold],[data-fold]~*,main~footer{visibility:hidden}}}}";

interface PageParts extends PageFiles {
  nonce: string;
}

/**
 * Orders a rendered page by what is needed first: rules of the first view, the early module and the picture in its head,
 * full stylesheets at its end. Joins slices once, because each copy of a page takes a quarter of a megabyte.
 */
export function assemblePage(rendered: string, page: PageParts, build: ClientBuild): string {
  const { modules, nonce, data } = page;
  const headEnd = rendered.indexOf("</head>");
  const bodyEnd = rendered.lastIndexOf("</body>");
  if (headEnd === -1 || bodyEnd === -1) return rendered;
  const [head, body, last] = [rendered.slice(0, headEnd), rendered.slice(headEnd, bodyEnd), rendered.slice(bodyEnd)];
  const pageData = data === undefined ? "" : json("page-data", data);
  if (build.earlyModule === undefined) return head + body + pageData + last;
  const stylesheets = [
    ...(head.match(STYLESHEET) ?? []),
    ...page.stylesheets.map((url) => `<link rel="stylesheet" href="${url}"/>`),
  ];
  const screenStyles = stylesheets.filter((link) => !link.includes('media="print"'));
  const urls = screenStyles.map((link) => HREF.exec(link)?.[1] ?? "");
  const picture = FIRST_PICTURE.exec(body);
  const early = [
    `<style nonce="${nonce}">${build.criticalCss(rendered, urls)}${BELOW_FOLD}</style>`,
    picture &&
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${picture[1]}" imagesizes="${picture[2]}" fetchpriority="high">`,
    modules.length > 0 && `<script type="module" async src="${build.earlyModule}"></script>`,
  ];
  const ordered = head.replace(STYLESHEET, "").replace("<title>", () => `${join(early)}<title>`);
  const hydration = modules.length > 0 && json("hydration-modules", JSON.stringify(modules));
  return join([ordered, body, pageData, hydration, ...stylesheets, last]);
}

/** JSON for the browser, without "<" that would end the element. */
const json = (id: string, text: string): string => `<script type="application/json" id="${id}">${text}</script>`;

const join = (parts: ReadonlyArray<string | false | null>): string => parts.filter(Boolean).join("");
