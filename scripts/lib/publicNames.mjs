// What the packages export, and what an editor says of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { at } from "./workspace.mjs";

/**
 * Every name that an entry of the package exports: `entry` ("index"), the `section` of the entry it stands in, `name`,
 * `file`, the `text` of its TSDoc (undefined without any) and, of functions, its `signature` in the built declarations.
 */
export function publicNames(folder) {
  const entries = readdirSync(at(folder, "src/exports")).filter((file) => !file.includes(".test."));
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
        };
      });
    });
  });
}

/** The source of a module that is imported by the name it is built under. */
const sourceOf = (built) => [built.replace(/\.js$/, ".ts"), built.replace(/\.js$/, ".tsx")].find(existsSync);

/** The comment that ends right before the declaration, without its stars. */
function docOf(source, name) {
  const declared = new RegExp(`^export (?:async )?(?:function|const|class|interface|type) ${name}\\b`, "m").exec(
    source,
  );
  if (declared === null) return undefined;
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, declared.index))?.[1];
  return comment?.replaceAll(/^\s*\* ?/gm, "").trim();
}

function signatureOf(folder, file, name) {
  const built = join(at(folder, "dist"), relative(at(folder, "src"), file)).replace(/\.tsx?$/, ".d.ts");
  if (!existsSync(built)) return undefined;
  const declared = new RegExp(
    `^export declare function ${name}\\b([\\s\\S]*?);\\n(?=export|import|declare|/\\*\\*|$)`,
    "m",
  );
  const found = declared.exec(readFileSync(built, "utf8"));
  return found === null ? undefined : (name + found[1]).replaceAll(/\s+/g, " ");
}
