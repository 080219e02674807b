// Makes the programs of guides/live-examples.md run in the browser: exactly the code that the page displays.
import { readFileSync } from "node:fs";
import { at } from "../../../scripts/lib/workspace.mjs";

const PAGE = "guides/live-examples.md";
const INDEX = "virtual:live-examples";
/** Ends in `.ts`, so that types are removed. */
const EXAMPLE = /^virtual-live-example-(\d+)\.ts$/;

const fences = (language) =>
  Array.from(
    readFileSync(at("docs", PAGE), "utf8").matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm")),
    ([, text]) => text,
  );
const readPrograms = () => fences("ts");

/** Returns what the page says that each program prints. */
export const expectedOutputs = () => fences("text");

/** Returns a module whose `run` executes the program with the given console. */
export function moduleOf(program) {
  const imports = program.match(/^import [\s\S]*?;$/gm) ?? [];
  const body = imports.reduce((rest, statement) => rest.replace(statement, ""), program);
  return `${imports.join("\n")}\nexport async function run(console) {\n${body}\n}\n`;
}

/** Vite plugin that serves the programs as modules. */
export function liveExamples() {
  return {
    name: "live-examples",
    resolveId: (id) => {
      if (id === INDEX) return `\0${INDEX}`;
      return EXAMPLE.test(id) ? at("apps/docs", id) : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) {
        const entries = readPrograms().map((_, index) => `() => import("virtual-live-example-${index}.ts")`);
        return `export const examples = [${entries.join(", ")}];`;
      }
      const number = EXAMPLE.exec(id.slice(id.lastIndexOf("/") + 1))?.[1];
      return number === undefined ? undefined : moduleOf(readPrograms()[Number(number)]);
    },
  };
}

/** Adds a run button below each program of the page. */
export function withRunButtons(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const rendered = fence(tokens, index, options, env, self);
    if (env.relativePath !== PAGE || tokens[index].info !== "ts") return rendered;
    const number = tokens.slice(0, index).filter(({ type, info }) => type === "fence" && info === "ts").length;
    return `${rendered}<LiveExample :number="${number}" />`;
  };
}
