// Checks the documentation: every error code has a page, every link has a target, every example compiles against the
// built packages.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOP_ERROR_MESSAGES } from "../packages/core/src/shared/shopErrorMessages.ts";
import { publicNames } from "./lib/publicNames.mjs";
import { withReference } from "./lib/reference.mjs";
import { at, cache, readJson } from "./lib/workspace.mjs";

const filesIn = (folder, ending) =>
  readdirSync(at(folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .toSorted();

const READMES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CODE_OF_CONDUCT.md",
  "packages/core/README.md",
  "packages/react/README.md",
  ...filesIn("examples", "README.md").filter((name) => !name.includes("node_modules")),
];
const pages = [...READMES, ...filesIn("docs", ".md")];
const withExamples = [...READMES, ...filesIn("docs/guides", ".md"), ...filesIn("docs/errors", ".md")];
const read = (path) => readFileSync(at(path), "utf8");

describe("errors", () => {
  const codes = Object.keys(SHOP_ERROR_MESSAGES).toSorted();

  test("every code has a page, and every page a code", () => {
    const named = readdirSync(at("docs/errors")).map((name) => /^SHOP-([A-Z_]+)\.md$/.exec(name)?.[1] ?? name);
    expect(named.toSorted()).toEqual(codes);
  });

  test("the guide names every code, once", () => {
    const links = read("docs/guides/errors.md").matchAll(/\[([A-Z_]+)\]\(\.\.\/errors\/SHOP-\1\.md\)/g);
    const named = Array.from(links, ([, code]) => code);
    expect(named).toHaveLength(codes.length);
    expect(new Set(named)).toEqual(new Set(codes));
  });

  test("every page has cause, signs and cure, in this order", () => {
    const parts = (code) => read(`docs/errors/SHOP-${code}.md`).match(/^#.*/gm);
    const expected = (code) => [`# SHOP-${code}`, "## Cause", "## How to recognise it", "## What to do"];
    expect(codes.map(parts)).toEqual(codes.map(expected));
  });
});

describe("looks", () => {
  const told = ["docs/reference/components.md", "docs/guides/theming.md"].map(read).join("\n");
  const sources = [".ts", ".tsx", ".css"]
    .flatMap((ending) => filesIn("packages/react/src", ending))
    .map(read)
    .join("\n");

  test("every documented class name and token exists", () => {
    const names = told.match(/(?<![\w-])(?:--sh|sh)-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-]*[{…])/g) ?? [];
    expect(names.length).toBeGreaterThan(140);
    expect([...new Set(names)].filter((name) => !sources.includes(name))).toEqual([]);
  });

  test("every class name of the package's styles is documented", () => {
    const styled = filesIn("packages/react/src/styles", ".css").flatMap(
      (file) => read(file).match(/(?<=\.)sh-[\w-]+/g) ?? [],
    );
    expect(styled.filter((name) => !told.includes(`\`${name}`))).toEqual([]);
  });

  test("every documented component exists", () => {
    const names = [...told.matchAll(/^\| (`[^|]+`[^|]*)\|/gm)].flatMap(
      ([, cell]) => cell.match(/\b[A-Z]\w+(?=`)/g) ?? [],
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !sources.includes(`export function ${name}(`))).toEqual([]);
  });
});

test("the guide to any framework shows code of the examples", () => {
  const shown = read("docs/guides/any-framework.md");
  expect(shown).toContain(`\`\`\`typescript\n${read("examples/vue/src/useStore.ts")}\`\`\`\n`);
  const page = read("examples/next/app/page.tsx");
  expect(shown).toContain(page.slice(page.indexOf("export default")));
});

describe("pages", () => {
  test("every link inside the repository leads to a file", () => {
    const broken = pages.flatMap((page) => {
      const prose = read(page).replace(/^```[\s\S]*?^```/gm, "");
      const targets = [...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)].map(([, target]) => target.split("#")[0]);
      return targets
        .filter((target) => target !== "" && !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(resolve(at(dirname(page)), target)))
        .map((target) => `${page}: ${target}`);
    });
    expect(broken).toEqual([]);
  });

  test("none names a package registry or a path of one machine", () => {
    const LOCAL =
      /\bregistry\.\w|\b(?:npmjs|yarnpkg|npmmirror|artifactory|verdaccio|nexus)\b|(?:^|[\s"'`(=])\/(?:work|home|Users|root)\//i;
    const texts = filesIn("docs", "").filter((name) => /\.(md|txt|json|svg|html)$/.test(name));
    const found = texts.filter((name) => LOCAL.test(read(name)));
    expect(found).toEqual([]);
  });
});

const built = ["core", "react"].every((name) => existsSync(at("packages", name, "dist/exports/index.d.ts")));

describe.each(["core", "react"])("public names of %s", (name) => {
  const named = publicNames(`packages/${name}`);

  test("every one has TSDoc", () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ text }) => text === undefined).map((known) => `${known.name} (${known.file})`)).toEqual([]);
  });

  // To update it, run: node scripts/reference.mjs
  test.skipIf(!built)("every one is in the reference unchanged (skipped until the packages are built)", () => {
    const page = read(`docs/reference/${name}.md`);
    expect(page).toBe(withReference(page, `packages/${name}`));
  });
});

/** Declarations that the short examples of the error pages rely on. */
const KNOWN = `declare const shop: import("@shop/core").Shop;
declare const request: import("@shop/core").OrderRequest;
declare module "*.css" {}
`;

describe("examples", () => {
  const snippets = withExamples.flatMap((page) =>
    [...read(page).matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([before, language, code], index) => ({
      page,
      name: `${page.replaceAll(/\W/g, "-")}-${index + 1}.${language}`,
      code,
      line: read(page).slice(0, read(page).indexOf(before)).split("\n").length,
    })),
  );
  let folder;

  beforeAll(() => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, "docs-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.skipIf(!built)("compile (skipped until the packages are built: npm run build)", () => {
    writeFileSync(join(folder, "known.d.ts"), KNOWN);
    // One module per example, so that names may repeat.
    for (const { name, code } of snippets) writeFileSync(join(folder, name), `${code}\nexport {};\n`);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify(project(["known.d.ts", ...snippets.map(({ name }) => name)])),
    );
    const { stdout, status } = spawnSync(process.execPath, [at("node_modules/typescript/bin/tsc"), "-p", folder], {
      cwd: folder,
      encoding: "utf8",
    });
    // Adds the source page and line to compiler errors.
    const told = stdout.replaceAll(/^(\S+?)\((\d+),/gm, (found, file, line) => {
      const snippet = snippets.find(({ name }) => file.endsWith(name));
      return snippet ? `${snippet.page}(${snippet.line + Number(line)},` : found;
    });
    expect(told).toBe("");
    expect(status).toBe(0);
  });

  const project = (files) => ({
    extends: relative(folder, at("tsconfig.base.json")),
    files,
    compilerOptions: {
      types: ["node"],
      lib: ["es2024", "dom", "dom.iterable"],
      paths: {
        ...typesOf("core"),
        ...typesOf("react"),
        react: [at("packages/react/node_modules/@types/react")],
        "react/*": [at("packages/react/node_modules/@types/react/*")],
        "react-dom/*": [at("packages/react/node_modules/@types/react-dom/*")],
        valibot: [at("packages/core/node_modules/valibot")],
      },
    },
  });

  function typesOf(name) {
    const { name: own, exports } = readJson(at("packages", name, "package.json"));
    const typed = Object.entries(exports).filter(([, target]) => target.types !== undefined);
    return Object.fromEntries(typed.map(([entry, { types }]) => [join(own, entry), [at("packages", name, types)]]));
  }
});
