import { expect, test } from "vitest";
import { summarizeFailures } from "./summarizeFailures.mjs";

const RED = "\u001B[31m";
const many = Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join("\n");
const result = (retry, status, more = {}) => ({ retry, status, errors: [], attachments: [], ...more });
const spec = (title, status, results) => ({
  title,
  file: "cart.e2e.ts",
  line: 7,
  tests: [{ projectName: "desktop", status, results }],
});

test("each failed attempt of a browser test is listed, with the page's console errors", () => {
  const body = Buffer.from("response 500: /api/cart\nconsole error: no").toString("base64");
  const failed = spec("adds", "unexpected", [
    result(0, "failed", { errors: [{ message: `${RED}Error: expected 1\n\n${many}` }] }),
    result(1, "timedOut", {
      attachments: [
        { name: "complaints", body },
        { name: "trace", path: "trace.zip" },
      ],
    }),
  ]);
  const suites = [
    { title: "cart.e2e.ts", file: "cart.e2e.ts", specs: [], suites: [{ title: "at-de", specs: [failed] }] },
  ];
  const [first, second, ...others] = summarizeFailures({ playwright: { suites } }).map((text) => text.split("\n"));
  expect(first?.slice(0, 2)).toEqual([
    "cart.e2e.ts:7 › at-de › adds › desktop, attempt 1: failed",
    "    Error: expected 1",
  ]);
  expect(first).toHaveLength(13);
  expect(second).toEqual([
    "cart.e2e.ts:7 › at-de › adds › desktop, attempt 2: timedOut",
    "    complaints",
    "    response 500: /api/cart",
    "    console error: no",
  ]);
  expect(others).toEqual([]);
});

test("one that passed on retry is listed too; passed and skipped ones are not", () => {
  const specs = [
    spec("flaky", "flaky", [result(0, "failed", { errors: [{ value: "thrown" }] }), result(1, "passed")]),
    spec("good", "expected", [result(0, "passed")]),
    spec("left out", "skipped", []),
  ];
  const suites = [{ title: "cart.e2e.ts", file: "cart.e2e.ts", specs }];
  expect(summarizeFailures({ playwright: { suites } })).toEqual([
    "cart.e2e.ts:7 › flaky › desktop, attempt 1: failed\n    thrown",
    "cart.e2e.ts:7 › flaky › desktop, attempt 2: passed",
  ]);
});

test("a server that fails to start is listed", () => {
  const playwright = { errors: [{ message: "Error: the shop ended" }], suites: [] };
  expect(summarizeFailures({ playwright })).toEqual(["outside of the tests\n    Error: the shop ended"]);
});

test("a failed Vitest test is listed, and a file that cannot be loaded", () => {
  const testResults = [
    {
      name: "a.test.ts",
      status: "failed",
      message: "",
      assertionResults: [
        { status: "passed", fullName: "good", failureMessages: [] },
        { status: "failed", fullName: "bad", failureMessages: ["AssertionError: 1"] },
      ],
    },
    { name: "b.test.ts", status: "failed", message: "SyntaxError", assertionResults: [] },
    { name: "c.test.ts", status: "passed", message: "", assertionResults: [] },
  ];
  expect(summarizeFailures({ vitest: { testResults } })).toEqual([
    "a.test.ts › bad\n    AssertionError: 1",
    "b.test.ts\n    SyntaxError",
  ]);
});

test("missing reports list nothing", () => {
  expect(summarizeFailures({})).toEqual([]);
});
