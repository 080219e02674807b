// Runs a script of a package.json in a process group of its own, so that its end is the end of all its processes.
import { spawn } from "node:child_process";
import { node } from "./workspace.mjs";

const running = new Set();

/** Starts a script; `ended` resolves with its exit code. */
export function startScript(name, { cwd, env }) {
  const child = spawn(node, ["--run", name], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const script = {
    output: () => output,
    isRunning: () => running.has(script),
    ended: new Promise((resolve) => child.once("close", resolve)),
    stop() {
      if (script.isRunning() && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      return script.ended;
    },
  };
  running.add(script);
  child.once("close", () => running.delete(script));
  return script;
}

/** Stops all scripts: a signal to this process does not reach their groups. */
export const stopScripts = () => Promise.all([...running].map((script) => script.stop()));

/** Returns the output of a script. @throws if it fails, or is not done within `seconds` */
export async function runScript(name, options, { seconds }) {
  const script = startScript(name, options);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void script.stop();
  }, seconds * 1000);
  const code = await script.ended;
  clearTimeout(timer);
  if (isLate) throw new Error(`\`${name}\` did not end within ${seconds} s:\n${script.output()}`);
  if (code !== 0) throw new Error(`\`${name}\` failed:\n${script.output()}`);
  return script.output();
}
