// Generates the pages of docs/reference from the TSDoc of all public names.
import { publicNames } from "./publicNames.mjs";
import { at, readJson } from "./workspace.mjs";

const MAX_SIGNATURE_LENGTH = 160;

/** Returns the generated part of a package's page; `renderNames` renders the names of a section. */
export function renderReference(folder, renderNames = renderList) {
  const { name: own, exports } = readJson(at(folder, "package.json"));
  const names = publicNames(folder);
  const entries = Object.keys(exports).filter((entry) => names.some((known) => isOf(known, entry)));
  const parts = entries.map((entry) => {
    const inEntry = names.filter((known) => isOf(known, entry));
    const sections = [...new Set(inEntry.map(({ section }) => section))].map((section) => {
      const inSection = inEntry.filter((known) => known.section === section);
      return [section === "" ? "" : `### ${capitalize(section)}\n\n`, renderNames(inSection)].join("");
    });
    return `## \`${own}${entry.slice(1)}\`\n\n${sections.join("\n\n")}`;
  });
  return `${parts.join("\n\n")}\n`;
}

/** Replaces the generated part of the page, from the first entry's heading on. */
export const withReference = (page, folder) => beforeReference(page) + renderReference(folder);

/** Like `withReference`, with the declaration, parameters, errors and examples of each name. */
export const withFullReference = (page, folder) => beforeReference(page) + renderReference(folder, renderDetails);

const beforeReference = (page) => page.slice(0, page.indexOf("## `@shop/"));
const renderList = (names) => names.map(line).join("\n");
const renderDetails = (names) => names.map(details).join("\n\n");

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

function details({ name, declaration, text = "" }) {
  const [description, ...tags] = text.split(/^(?=@(?:param|returns|throws|example)\b)/m);
  const examples = tags.filter((tag) => tag.startsWith("@example"));
  const others = tags.filter((tag) => !tag.startsWith("@example"));
  return [
    `#### \`${name}\``,
    renderDoc(description),
    declaration === undefined ? "" : fence(declaration),
    others.map((tag) => `- ${renderDoc(tag)}`).join("\n"),
    ...examples.map((tag) => `Example:\n\n${fence(tag.replace(/^@example\s*/, "").replaceAll(/^```\w*$/gm, ""))}`),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const fence = (code) => `\`\`\`ts\n${code.trim()}\n\`\`\``;

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
