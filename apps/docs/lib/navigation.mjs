// The navigation: the guides as docs/README.md lists them, the reference, and a page for each error.
import { readdirSync, readFileSync } from "node:fs";
import { at } from "../../../scripts/lib/workspace.mjs";

const REFERENCE = {
  "@shop/core": "reference/core",
  "@shop/react": "reference/react",
  Components: "reference/components",
  "The wire": "reference/wire",
};

const capitalize = (title) => title[0].toUpperCase() + title.slice(1);

/** Returns the guides that a section of docs/README.md links, in its order, each once. */
export function guidesOf(readme, section) {
  const text = readme.split(/^## /m).find((part) => part.startsWith(`${section}\n`));
  if (text === undefined) throw new Error(`docs/README.md has no section "${section}"`);
  const links = [...text.matchAll(/\[([^\]]+)\]\((guides\/[\w-]+)\.md\)/g)];
  return [...new Map(links.map(([, title, path]) => [path, { text: capitalize(title), link: `/${path}` }])).values()];
}

export function navigation() {
  const readme = readFileSync(at("docs/README.md"), "utf8");
  const errors = readdirSync(at("docs/errors")).map((name) => name.replace(".md", ""));
  const links = (pages) => Object.entries(pages).map(([text, path]) => ({ text, link: `/${path}` }));
  return {
    nav: [
      { text: "Quickstart", link: "/guides/quickstart" },
      { text: "Guides", link: "/" },
      { text: "Reference", link: "/reference/core", activeMatch: "/reference/" },
      { text: "Errors", link: "/guides/errors", activeMatch: "/errors/" },
      { text: "Glossary", link: "/glossary" },
      { text: "Decisions", link: "/decisions/", activeMatch: "/decisions/" },
    ],
    sidebar: [
      { text: "Use the SDK", items: guidesOf(readme, "Use the SDK") },
      { text: "Reference", items: links(REFERENCE) },
      { text: "Run the shop", items: guidesOf(readme, "Run the shop") },
      {
        text: "Change it",
        items: links({
          Architecture: "architecture",
          Performance: "performance",
          Glossary: "glossary",
          Decisions: "decisions/",
        }),
      },
      { text: "Errors", items: errors.map((name) => ({ text: name.slice("SHOP-".length), link: `/errors/${name}` })) },
    ],
  };
}
