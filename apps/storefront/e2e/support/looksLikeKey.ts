import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A missing text renders as its key. */
export const looksLikeKey = (text: string): boolean => keys().has(text);

let cachedKeys: ReadonlySet<string> | undefined;

/** Keys that cannot be regular text: with a dot or an inner capital letter. */
function keys(): ReadonlySet<string> {
  const cwd = fileURLToPath(new URL("../../src/", import.meta.url));
  cachedKeys ??= new Set(
    globSync("**/texts/de.json", { cwd }).flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(new URL(file, `file://${cwd}`), "utf8"));
      return keysIn(texts, "")
        .map((key) => key.replace(/_(one|few|many|other)$/, ""))
        .filter((key) => /\.|[a-z][A-Z]/.test(key));
    }),
  );
  return cachedKeys;
}

function keysIn(node: unknown, path: string): string[] {
  if (typeof node !== "object" || node === null) return [path];
  return Object.entries(node).flatMap(([name, inner]) => keysIn(inner, path === "" ? name : `${path}.${name}`));
}
