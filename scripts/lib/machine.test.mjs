import { expect, test } from "vitest";
import { findMachineProblem } from "./machine.mjs";

const fine = { platform: "linux", arch: "x64", version: "20.0.0", glibc: "2.36" };

test.each([
  ["an old Node", { version: "18.20.0" }, /Node 20 or newer/],
  ["Windows", { platform: "win32" }, /WSL/],
  ["another system", { platform: "freebsd" }, /Linux with glibc/],
  ["another processor", { arch: "s390x" }, /s390x/],
  ["Alpine", { glibc: "" }, /Debian-based/],
])("%s gets one line of instructions", (_, difference, text) => {
  const problem = findMachineProblem({ ...fine, ...difference });
  expect(problem).toMatch(text);
  expect(problem).not.toContain("\n");
});

test("Linux with glibc and macOS are fine", () => {
  expect(findMachineProblem(fine)).toBeUndefined();
  expect(findMachineProblem({ ...fine, platform: "darwin", arch: "arm64" })).toBeUndefined();
});
