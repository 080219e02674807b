// Generates the pages of docs/reference from the TSDoc of all public names.
import { publicNames } from "./publicNames.mjs";
import { at, readJson } from "./workspace.mjs";

const MAX_SIGNATURE_LENGTH = 160;

/** Returns the generated part of a package's page. */
export function renderReference(folder) {
  const { name: own, exports } = readJson(at(folder, "package.json"));
  const names = publicNames(folder);
  const entries = Object.keys(exports).filter((entry) => names.some((known) => isOf(known, entry)));
  const parts = entries.map((entry) => {
    const inEntry = names.filter((known) => isOf(known, entry));
    const sections = [...new Set(inEntry.map(({ section }) => section))].map((section) => {
      const lines = inEntry.filter((known) => known.section === section).map(line);
      return [section === "" ? "" : `### ${capitalize(section)}\n\n`, lines.join("\n")].join("");
    });
    return `## \`${own}${entry.slice(1)}\`\n\n${sections.join("\n\n")}`;
  });
  return `${parts.join("\n\n")}\n`;
}

/** Replaces the generated part of the page, from the first entry's heading on. */
export const withReference = (page, folder) => page.slice(0, page.indexOf("## `@shop/")) + renderReference(folder);

const isOf = ({ entry }, path) => `./${entry}` === (path === "." ? "./index" : path);

const capitalize = (section) => section[0].toUpperCase() + section.slice(1);

function line({ name, signature, text = "" }) {
  const label = signature !== undefined && signature.length <= MAX_SIGNATURE_LENGTH ? signature : name;
  return `- \`${label}\`: ${renderDoc(text)}`;
}

const TAGS = {
  throws: (text) => `Throws ${text}`,
  returns: (text) => `Returns ${text}`,
  param: (text) => text.replace(/^(\S+) /, "`$1`: "),
};

/** Renders TSDoc as one paragraph of Markdown, without examples. Tags may follow the text on the same line. */
function renderDoc(text) {
  return text
    .replace(/^@example[\s\S]*?(?=^@|(?![\s\S]))/gm, "")
    .replaceAll(
      /(?:^|(?<=\s))@(throws|returns|param) ([\s\S]+?)(?=\s+@|\s*(?![\s\S]))/g,
      (_, tag, content) => `${TAGS[tag](content)}.`,
    )
    .replaceAll(/\{@link (\S+?)\}/g, "`$1`")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\.\.(?!\.)/g, ".")
    .replaceAll(/(?<![`\\])([*<])(?=\S)/g, "\\$1")
    .trim();
}
