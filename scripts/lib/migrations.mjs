// Rules for new migrations: docs/guides/change-the-schema.md.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { at } from "./workspace.mjs";

/** Rules of squawk that are a matter of taste here, or held elsewhere. */
const EXCLUDED_RULES = [
  "ban-char-field",
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
  "prefer-identity",
  "prefer-robust-stmts",
  "prefer-text-field",
  "prefer-timestamptz",
  // The migration runs under limits of its own, and a file with "concurrently" outside a transaction.
  "ban-concurrent-index-creation-in-transaction",
  "require-timeout-settings",
];

const CHANGES_ROWS = /^(update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(\w+)/i;
/** They grow with the shop: a statement on all rows locks them for minutes. */
const LARGE_TABLES = new Set(
  `address cart cart_item customer mail_outbox order_line orders payment price_history product
  product_category product_feature sale_element sale_element_attribute session`.split(/\s+/),
);

/** Returns one line for each statement that is not forward-compatible, or that would lock a large table for long. */
export function checkMigrations(paths) {
  if (paths.length === 0) return [];
  const options = ["--reporter=json", "--assume-in-transaction", "--pg-version=18.0"];
  const command = [...options, `--exclude=${EXCLUDED_RULES.join(",")}`, ...paths];
  const { stdout, stderr, error } = spawnSync(at("node_modules/.bin/squawk"), command, { encoding: "utf8" });
  if (error) throw error;
  if (!stdout.startsWith("[")) throw new Error(`squawk failed: ${stderr || stdout}`);
  const found = JSON.parse(stdout).map(
    ({ file, line, rule_name: rule, message }) => `${basename(file)}:${line + 1}: ${rule}: ${message}`,
  );
  return [...found, ...paths.flatMap(ownProblems)];
}

function ownProblems(path) {
  const text = readFileSync(path, "utf8").replaceAll(/--.*$/gm, "");
  const statements = text.split(";").map((statement) => statement.trim());
  const problems = statements
    .map((statement) => CHANGES_ROWS.exec(statement)?.[2])
    .filter((table) => LARGE_TABLES.has(table))
    .map((table) => `changes rows of ${table} in one statement: fill them in batches, by a job`);
  // A file that builds an index concurrently is no transaction: after a failure all of it runs again.
  const given = statements.filter(Boolean);
  if (given.length > 1 && /\bconcurrently\b/i.test(text) && !given.every((one) => /\bif (not )?exists\b/i.test(one)))
    problems.push('each statement beside one with "concurrently" needs "if not exists"');
  return problems.map((problem) => `${basename(path)}: ${problem}`);
}
