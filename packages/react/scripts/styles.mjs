// Builds dist/styles.css from every file of src/styles, and dist/styles/tokens.css with the tokens only; each with a
// declaration file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { transform } from "lightningcss";

const source = new URL("../src/styles/", import.meta.url);
const dist = new URL("../dist/", import.meta.url);

/** Layer order first. Files within one layer are independent of each other. */
const FIRST = ["layers.css", "tokens.css", "base.css"];
const others = readdirSync(source).filter((name) => name.endsWith(".css") && !FIRST.includes(name));

/** Baseline 2024: nesting, layers, container queries and `:has` are not transpiled. */
const version = (major, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(120), firefox: version(121), safari: version(17, 2), ios_saf: version(17, 2) };

function bundle(output, names) {
  const code = Buffer.concat(names.map((name) => readFileSync(new URL(name, source))));
  const { code: minified, warnings } = transform({ filename: output, code, minify: true, targets });
  for (const { message, loc } of warnings) throw new Error(`${output}:${loc.line}: ${message}`);
  const file = new URL(output, dist);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, minified);
  // TypeScript 7 rejects an import without declarations.
  writeFileSync(new URL(output.replace(/css$/, "d.ts"), dist), "export {};\n");
  console.log(`${output} ${minified.length} B, brotli ${brotliCompressSync(minified).length} B`);
}

bundle("styles.css", [...FIRST, ...others]);
bundle("styles/tokens.css", ["layers.css", "tokens.css"]);
