// Finds dead links and missing titles in built pages.

const TITLE = /<title>([^<]*)<\/title>/;
const HEADING = /<h1[\s>]/g;

/** Returns the problems of the pages, each with `path` and `html`; `hasFile` finds other files of the site. */
export function findPageProblems(pages, hasFile) {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, "id"))]));
  return pages
    .filter(({ path }) => path !== "404.html")
    .flatMap(({ path, html }) =>
      [
        ...titleProblems(html),
        ...attributes(html.replaceAll(/<a [^>]*target="_self"[^>]*>/g, ""), "href").flatMap((href) =>
          linkProblems(path, href, anchors, hasFile),
        ),
      ].map((problem) => `${path}: ${problem}`),
    );
}

function titleProblems(html) {
  const title = TITLE.exec(html)?.[1]
    .replace(/·?\s*Lindenhaus SDK$/, "")
    .trim();
  const headings = html.match(HEADING)?.length ?? 0;
  return [...(title ? [] : ["has no title"]), ...(headings === 1 ? [] : [`has ${headings} headings of level 1`])];
}

function linkProblems(page, href, anchors, hasFile) {
  if (/^[a-z]+:/.test(href)) return [];
  const url = new URL(href, `http://site/${page}`);
  const path = decodeURIComponent(url.pathname)
    .slice(1)
    .replace(/(^|\/)$/, "$1index.html");
  const ids = anchors.get(path);
  if (ids === undefined) return hasFile(path) ? [] : [`dead link ${href}`];
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || ids.has(anchor) ? [] : [`dead anchor ${href}`];
}

const attributes = (html, name) =>
  Array.from(html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g")), ([, value]) => value.replaceAll("&amp;", "&"));
