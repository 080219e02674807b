// Lists the public names of a package with TSDoc and signature.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { at } from "./workspace.mjs";

/**
 * Returns all exported names: `entry` ("index"), `section` within the entry, `name`, `file`, `text` of the TSDoc
 * (undefined without any), the built `declaration` and, for functions, its `signature`.
 */
export function publicNames(folder) {
  const entries = readdirSync(at(folder, "src/exports"), { recursive: true })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => file.endsWith(".ts") && !file.includes(".test."));
  return entries.flatMap((entry) => {
    const path = at(folder, "src/exports", entry);
    let section = "";
    const found = readFileSync(path, "utf8").matchAll(
      /^\/\/ ── (?<title>.+?) ─+$|^export (?:type )?\{(?<names>[^}]*)\} from "(?<from>[^"]+)";$/gm,
    );
    return [...found].flatMap(({ groups: { title, names = "", from } }) => {
      if (title !== undefined) section = title;
      const list = names.split(",").map((name) => name.trim().replace(/^type /, ""));
      return list.filter(Boolean).map((name) => {
        const file = sourceOf(resolve(dirname(path), from));
        const text = docOf(readFileSync(file, "utf8"), name);
        return {
          entry: entry.replace(".ts", ""),
          section,
          name,
          file,
          text,
          signature: signatureOf(folder, file, name),
          declaration: declarationOf(folder, file, name),
        };
      });
    });
  });
}

/** Maps an import of built code to its source file. */
const sourceOf = (built) => [built.replace(/\.js$/, ".ts"), built.replace(/\.js$/, ".tsx")].find(existsSync);

/** Returns the comment right before the declaration, without asterisks. */
function docOf(source, name) {
  const declared = new RegExp(`^export (?:async )?(?:function|const|class|interface|type) ${name}\\b`, "m").exec(
    source,
  );
  if (declared === null) return undefined;
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, declared.index))?.[1];
  return comment?.replaceAll(/^\s*\* ?/gm, "").trim();
}

const builtTypes = (folder, file) =>
  join(at(folder, "dist"), relative(at(folder, "src"), file)).replace(/\.tsx?$/, ".d.ts");

/** Returns the built declarations of a name, all overloads, or undefined without a build. */
function declarationOf(folder, file, name) {
  const built = builtTypes(folder, file);
  if (!existsSync(built)) return undefined;
  const declared = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) ${name}\\b[\\s\\S]*?(?=^(?:export|import|declare|interface|type|/\\*\\*|//)|(?![\\s\\S]))`,
    "gm",
  );
  return readFileSync(built, "utf8").match(declared)?.join("").replaceAll("export declare ", "export ").trim();
}

function signatureOf(folder, file, name) {
  const built = builtTypes(folder, file);
  if (!existsSync(built)) return undefined;
  const declared = new RegExp(
    `^export declare function ${name}\\b([\\s\\S]*?);\\n(?=export|import|declare|/\\*\\*|$)`,
    "m",
  );
  const found = declared.exec(readFileSync(built, "utf8"));
  return found === null ? undefined : (name + found[1]).replaceAll(/\s+/g, " ");
}
