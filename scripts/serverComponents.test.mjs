// Imports the built React package as a server of React Server Components does: client modules become references.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { at, node } from "./lib/workspace.mjs";

const CLIENT_CODE = /\b(?:use(?:[A-Z]\w*)?|createContext)(?:<[^(]*>)?\(|\bon[A-Z]\w*=\{/;

test("exactly the modules with hooks, contexts and event handlers are client modules", () => {
  const folder = at("packages/react/src");
  const modules = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]);
  const names = (list) => list.map(([name]) => name).toSorted();
  expect(names(modules.filter(([, source]) => source.startsWith('"use client";')))).toEqual(
    names(modules.filter(([, source]) => CLIENT_CODE.test(source))),
  );
});

test("a server component imports the package, calls its helpers and renders its plain components", () => {
  const program = `
    import { registerHooks } from "node:module";
    registerHooks({
      load(url, context, next) {
        const module = next(url, context);
        const source = String(module.source);
        if (!source.startsWith('"use client"')) return module;
        const names = /export \\{([^}]*)\\}/.exec(source)[1].split(",").map((name) => name.trim());
        return { ...module, source: names.map((name) => \`export const \${name} = "client";\`).join("\\n") };
      },
    });
    const { buildSrcSet, Money, ShopProvider } = await import(${JSON.stringify(pathToFileURL(at("packages/react/dist/exports/index.js")))});
    const price = Money({ cents: 15900, format: { locale: "de-AT", currency: "EUR" } });
    console.log(JSON.stringify([typeof buildSrcSet, typeof price.type, ShopProvider]));
  `;
  const { stdout, stderr } = spawnSync(node, ["--conditions=react-server", "--input-type=module", "--eval", program], {
    encoding: "utf8",
    cwd: at("packages/react"),
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(["function", "string", "client"]);
});
