// Links of the Markdown files lead to files of the repository; the site has pages for those in docs/ only.
import { statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { at } from "../../../scripts/lib/workspace.mjs";

export const docs = at("docs");

/** Pages of a folder, which a Git host displays as a list. */
const FOLDER_PAGES = { errors: "/guides/errors", decisions: "/decisions/", guides: "/" };
const EXCLUDED = /^(\.\.|specification\.md|faults\.md|anchors)/;

/** Returns the anchor of a heading as Git hosts write it, so that one link fits both. */
export const gitHostSlug = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** Returns the site's link for a link in the file, or undefined if the site has no such page. */
export function siteLink(file, href) {
  if (/^([a-z]+:|#)/i.test(href)) return href;
  const [path, hash] = href.split("#");
  const target = resolve(dirname(file), path);
  const page = relative(docs, target);
  if (EXCLUDED.test(page)) return undefined;
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const link = isFolder ? FOLDER_PAGES[page] : `/${page.replace(/(^|\/)README\.md$/, "$1")}`;
  return hash === undefined ? link : `${link}#${hash}`;
}

/** Rewrites the links of a page; those that leave the site become text. */
export function siteLinks(markdown) {
  markdown.core.ruler.push("site_links", ({ tokens, env }) => {
    for (const { children } of tokens.filter(({ type }) => type === "inline")) {
      let isText = false;
      for (const token of children) {
        if (token.type === "link_open") {
          const link = siteLink(env.realPath ?? env.path, token.attrGet("href"));
          isText = link === undefined;
          if (isText) Object.assign(token, { tag: "span", attrs: null });
          else token.attrSet("href", link);
        } else if (token.type === "link_close" && isText) {
          token.tag = "span";
          isText = false;
        }
      }
    }
  });
}
