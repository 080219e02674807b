import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { run } from "./run.mjs";

const node = process.execPath;

test("keeps the exit code", async () => {
  expect((await run(node, ["-e", "process.exit(7)"])).code).toBe(7);
});

test("returns 128 plus the signal number for a killed program, like a shell", async () => {
  expect((await run(node, ["-e", "process.kill(process.pid, 'SIGKILL')"])).code).toBe(137);
});

test("keeps quiet output", async () => {
  const { output } = await run(node, ["-e", "console.log('out'); console.error('err')"], { quiet: true });
  expect(output).toContain("out");
  expect(output).toContain("err");
});

test("returns 127 for a program that does not exist", async () => {
  expect(await run("no-such-program", [], { quiet: true })).toMatchObject({
    code: 127,
    output: expect.stringContaining("no-such-program"),
  });
});

test("forwards a repeated signal once", async () => {
  const child =
    "let n = 0; process.on('SIGINT', () => n++); console.log('up'); setTimeout(() => process.exit(n), 500);";
  const parent = `import { run } from ${JSON.stringify(import.meta.resolve("./run.mjs"))};
    const { code } = await run(${JSON.stringify(node)}, ["-e", ${JSON.stringify(child)}]);
    process.exit(code);`;
  const outer = spawn(node, ["--input-type=module", "-e", parent], { stdio: ["ignore", "pipe", "inherit"] });
  outer.stdout.once("data", () => {
    outer.kill("SIGINT");
    setTimeout(() => outer.kill("SIGINT"), 50);
  });
  expect(await new Promise((resolve) => outer.on("close", resolve))).toBe(1);
});
