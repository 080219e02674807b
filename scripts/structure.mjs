// Prints the figures of the repository's structure: `npm run structure [-- --seed=N] [--since=REV]`.
// Draws 100 comments and 100 names for a person to read.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { additions } from "./lib/additions.mjs";
import { commentsOf } from "./lib/comments.mjs";
import { mutualPairs } from "./lib/mutualPairs.mjs";
import { seededRandom } from "./lib/seededRandom.mjs";
import { sourceFiles } from "./lib/sourceFiles.mjs";
import { unusedPublicNames } from "./lib/unusedPublicNames.mjs";
import { walks } from "./lib/walks.mjs";
import { at, root } from "./lib/workspace.mjs";

const DRAWN = 100;
const TEST = /(\.test\.|\.e2e\.ts$|\/testing\/|\/e2e\/)/;
const read = (path) => readFileSync(at(path), "utf8");
const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;

const sources = sourceFiles(/\.(ts|tsx|mjs)$/).filter((path) => !TEST.test(path));
const linesOf = (folders) =>
  sources
    .filter((path) => folders.some((folder) => path.startsWith(folder)))
    .reduce((sum, path) => sum + read(path).split("\n").length - 1, 0);

const figures = [
  ...Object.values(walks).map(({ title, files, limit }) => [title, files().length, limit]),
  ...Object.values(additions).map(({ title, files, limit }) => [title, files.length, limit]),
  ["backend modules importing each other", mutualPairs(sources, "apps/backend/src").length, 0],
  ["public names of the main entry used nowhere here", unusedPublicNames(sourceFiles(/\.(ts|tsx|mjs)$/)).length, 0],
  ["lines of core + react + storefront", linesOf(["packages/core/", "packages/react/", "apps/storefront/"]), 34_000],
];
const width = Math.max(...figures.map(([title]) => title.length));
for (const [title, value, limit] of figures) {
  console.log(
    `${title.padEnd(width)}  ${String(value).padStart(7)}  (at most ${limit})${value > limit ? "  OVER" : ""}`,
  );
}

function draw(list, random) {
  const rest = [...list];
  return Array.from({ length: Math.min(DRAWN, rest.length) }, () => {
    const [one] = rest.splice(Math.floor(random() * rest.length), 1);
    return one;
  });
}

const seed = Number(option("seed", "1"));
const random = seededRandom(seed);
const comments = sources.flatMap((path) =>
  commentsOf(path, read(path)).map(({ line, text }) => `${path}:${line}  ${text.replaceAll("\n", " / ")}`),
);
const names = sources.flatMap((path) =>
  [...read(path).matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm)].map(
    ([, name]) => `${name}  (${path})`,
  ),
);
console.log(`\n${DRAWN} of ${comments.length} comments, seed ${seed}`);
for (const comment of draw(comments, random)) console.log(`  ${comment}`);
console.log(`\n${DRAWN} of ${names.length} exported names, seed ${seed}`);
for (const name of draw(names, random)) console.log(`  ${name}`);

const CONVENTIONAL = /^(feat|fix|perf|refactor|docs|test|build|ci|chore|style|revert)(\([a-z/-]+\))?!?: /;
const since = option("since");
const log = execFileSync("git", ["log", "--format=%h %s", since ? `${since}..HEAD` : "-50"], {
  cwd: root,
  encoding: "utf8",
});
const loose = log
  .trim()
  .split("\n")
  .filter((line) => line !== "" && !CONVENTIONAL.test(line.slice(line.indexOf(" ") + 1)));
console.log(`\ncommits without a conventional prefix (${since ? `since ${since}` : "last 50"}): ${loose.length}`);
for (const line of loose) console.log(`  ${line}`);
