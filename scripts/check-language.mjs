// Holds names, comments, TSDoc and changesets to docs/glossary.md. Part of `npm run lint`.
import { readFileSync } from "node:fs";
import {
  changesetProblems,
  declaredNames,
  docProblems,
  languageProblems,
  unknownReferences,
  unshippedSources,
} from "./lib/language.mjs";
import { publicNames } from "./lib/publicNames.mjs";
import { sourceFiles } from "./lib/sourceFiles.mjs";
import { at } from "./lib/workspace.mjs";

const PUBLISHED = ["packages/core", "packages/react"];
const read = (path) => readFileSync(at(path), "utf8");

const files = sourceFiles(/\.(ts|tsx|mjs|css|sql)$/);
const problems = files.flatMap((path) => languageProblems(path, read(path)).map((problem) => `${path}:${problem}`));
const declared = new Set(files.flatMap((path) => declaredNames(read(path))));
problems.push(
  ...files.flatMap((path) =>
    unknownReferences(path, read(path), (name) => declared.has(name)).map((problem) => `${path}:${problem}`),
  ),
);
for (const folder of PUBLISHED) {
  const shipped = files.filter((path) => path.startsWith(`${folder}/src/`) && !/\.test\./.test(path));
  problems.push(
    ...shipped.flatMap((path) => unshippedSources(path, read(path)).map((problem) => `${path}:${problem}`)),
    ...publicNames(folder).flatMap((named) => docProblems(named).map((problem) => `${folder}: ${problem}`)),
  );
}
const changesets = sourceFiles(/^\.changeset\/(?!README).*\.md$/, [".changeset"]);
problems.push(...changesets.flatMap((path) => changesetProblems(read(path)).map((problem) => `${path}: ${problem}`)));

for (const problem of problems) console.log(problem);
console.log(`language: ${files.length} files, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
