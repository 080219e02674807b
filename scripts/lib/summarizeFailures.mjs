// Summarizes failed tests, and flaky ones that passed on retry, for readers of the end of a long log.
import { stripVTControlCharacters } from "node:util";

const MAX_LINES = 12;

/** @param reports JSON reports of the runners; undefined if not written */
export function summarizeFailures({ vitest, playwright }) {
  return [...vitestFailures(vitest), ...playwrightFailures(playwright)];
}

function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that fails to load has no tests that could fail.
    if (failed.length === 0) return status === "failed" ? [formatFailure(name, [message])] : [];
    return failed.map(({ fullName, failureMessages }) => formatFailure(`${name} › ${fullName}`, failureMessages));
  });
}

function playwrightFailures(report) {
  const outside = (report?.errors ?? []).map((error) => formatFailure("outside of the tests", [textOf(error)]));
  return [...outside, ...(report?.suites ?? []).flatMap((suite) => suiteFailures(suite, []))];
}

function suiteFailures({ title, file, suites = [], specs = [] }, above) {
  // The suite of a file is named like the file.
  const path = title === file ? above : [...above, title];
  return [
    ...specs.flatMap((spec) => specFailures(spec, path)),
    ...suites.flatMap((inner) => suiteFailures(inner, path)),
  ];
}

function specFailures({ title, file, line, tests }, path) {
  return tests.flatMap(({ projectName, status, results }) => {
    if (status !== "unexpected" && status !== "flaky") return [];
    const name = [`${file}:${line}`, ...path, title, projectName].join(" › ");
    return results.map((result) => formatAttempt(`${name}, attempt ${result.retry + 1}: ${result.status}`, result));
  });
}

function formatAttempt(title, { errors = [], attachments = [] }) {
  const complaints = attachments.filter(({ name, body }) => name === "complaints" && body !== undefined);
  return formatFailure(title, [
    ...errors.map(textOf),
    ...complaints.map(({ body }) => `complaints\n${Buffer.from(body, "base64").toString()}`),
  ]);
}

const textOf = ({ message, value, stack }) => message ?? value ?? stack ?? "";

const formatFailure = (title, texts) =>
  [title, ...texts.flatMap((text) => firstLines(stripVTControlCharacters(text ?? "")))].join("\n    ");

const firstLines = (text) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, MAX_LINES);
