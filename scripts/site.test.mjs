// The parts of the documentation site that need none of its packages; `npm run site` checks the built pages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addContentPolicy } from "../apps/docs/lib/contentPolicy.mjs";
import { moduleOf } from "../apps/docs/lib/liveExamples.mjs";
import { guidesOf, navigation } from "../apps/docs/lib/navigation.mjs";
import { findPageProblems } from "../apps/docs/lib/pageProblems.mjs";
import { siteOf } from "../apps/docs/lib/site.mjs";
import { gitHostSlug, siteLink } from "../apps/docs/lib/siteLinks.mjs";
import { workspaceFolders } from "./lib/fingerprint.mjs";
import { publicNames } from "./lib/publicNames.mjs";
import { withFullReference } from "./lib/reference.mjs";
import { at } from "./lib/workspace.mjs";

const page = (path, body, title = "A page") => ({ path, html: `<title>${title}</title><h1>${title}</h1>${body}` });
const problemsOf = (...pages) => findPageProblems(pages, () => false);

describe("checks of built pages", () => {
  test("a page in order has no problems", () => {
    const target = page("guides/a.html", '<h2 id="part">Part</h2>');
    expect(problemsOf(page("index.html", '<a href="/guides/a.html#part">a</a>'), target)).toEqual([]);
  });

  test("a dead link is reported", () => {
    expect(problemsOf(page("index.html", '<a href="/guides/gone.html">a</a>'))).toEqual([
      "index.html: dead link /guides/gone.html",
    ]);
  });

  test("a dead anchor is reported", () => {
    expect(problemsOf(page("index.html", '<a href="#gone">a</a>'))).toEqual(["index.html: dead anchor #gone"]);
  });

  test("a page without a title is reported", () => {
    expect(problemsOf(page("a.html", "", "Lindenhaus SDK"))).toEqual(["a.html: has no title"]);
  });

  test("a page without a heading is reported", () => {
    expect(problemsOf({ path: "a.html", html: "<title>A page</title>" })).toEqual([
      "a.html: has 0 headings of level 1",
    ]);
  });
});

describe("links", () => {
  const file = at("docs/guides/errors.md");

  test.each([
    ["sign-in.md#errors", "/guides/sign-in.md#errors"],
    ["../errors", "/guides/errors"],
    ["../README.md", "/"],
    ["../decisions/README.md", "/decisions/"],
    ["https://semver.org", "https://semver.org"],
    ["#part", "#part"],
    ["../../packages/core/README.md", undefined],
    ["../faults.md", undefined],
  ])("%s becomes %s", (href, expected) => {
    expect(siteLink(file, href)).toBe(expected);
  });

  test("anchors are those of a Git host", () => {
    expect(gitHostSlug("5. A cache, in front")).toBe("5-a-cache-in-front");
  });
});

describe("navigation", () => {
  test("every guide is in the sidebar", () => {
    const links = navigation().sidebar.flatMap(({ items }) => items.map(({ link }) => link));
    const guides = readdirSync(at("docs/guides")).map((name) => `/guides/${name.replace(".md", "")}`);
    expect(guides.filter((guide) => !links.includes(guide))).toEqual([]);
  });

  test("a section that docs/README.md does not have is an error", () => {
    expect(() => guidesOf("# Documentation\n", "Use the SDK")).toThrow('no section "Use the SDK"');
  });
});

test("the installation of the workspace does not depend on the site", () => {
  const folders = workspaceFolders();
  expect(folders).toContain(at("apps/storefront"));
  expect(folders).not.toContain(at("apps/docs"));
  expect(readFileSync(at("pnpm-lock.yaml"), "utf8")).not.toContain("vitepress");
});

describe("versions", () => {
  test("the latest version is at the root", () => {
    expect(siteOf({ SITE_ROOT: "/docs/" })).toMatchObject({ version: undefined, base: "/docs/" });
  });

  test("an archived version is in its folder, and links to the latest and to the versions before", () => {
    const { base, versions } = siteOf({ SITE_VERSION: "0.2" }, ["0.1"]);
    expect(base).toBe("/0.2/");
    expect(versions).toEqual([
      { label: "latest", href: "/" },
      { label: "0.2", href: "/0.2/" },
      { label: "0.1", href: "/0.1/" },
    ]);
  });

  test("the latest version links to each archived version", () => {
    expect(siteOf({}, ["0.2", "0.1"]).versions.map(({ href }) => href)).toEqual(["/", "/0.2/", "/0.1/"]);
  });

  test("a folder that is no version is refused", () => {
    expect(() => siteOf({ SITE_VERSION: "../out" }, [])).toThrow("no version like 0.1");
  });
});

test("the content policy allows exactly the inline scripts of the page", () => {
  const html = addContentPolicy('<html><head><script>1</script><script src="/a.js"></script></head></html>');
  expect(html.match(/sha256-[^']+/g)).toEqual(["sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="]);
});

test("a live example runs the whole program with the console of the page", async () => {
  const source = moduleOf('import { join } from "node:path";\nconsole.log(join("a", "b"));\n');
  const { run } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const printed = [];
  await run({ log: (text) => printed.push(text) });
  expect(printed).toEqual(["a/b"]);
});

const built = ["core", "react"].every((name) => existsSync(at("packages", name, "dist/exports/index.d.ts")));

test.skipIf(!built).each(["core", "react"])("the full reference of %s declares every public name", (name) => {
  const full = withFullReference(readFileSync(at("docs/reference", `${name}.md`), "utf8"), `packages/${name}`);
  const parts = full.split(/^#### /m).slice(1);
  const names = publicNames(`packages/${name}`);
  expect(parts).toHaveLength(names.length);
  expect(parts.filter((part) => !/^`(\w+)`\n[\s\S]*^export [^\n]*\b\1\b/m.test(part))).toEqual([]);
  expect(full.match(/^Example:$/gm)?.length ?? 0).toBe(names.filter(({ text }) => /^@example/m.test(text)).length);
});
