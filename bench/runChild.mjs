import { fork } from "node:child_process";
import { at } from "../scripts/lib/workspace.mjs";

/** Runs a file of `bench/children` in a process of its own: sends it the options and returns its only message. */
export function runChild(name, options, env = {}) {
  const child = fork(at("bench/children", name), { env: { ...process.env, ...env } });
  child.send(options);
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`bench/children/${name} ended with code ${code}.`)));
  });
}

/** In such a process: answers the options with the result of `measure`. */
export function answerParent(measure) {
  process.once("message", (options) => {
    const end = () => process.exit(0);
    void measure(options).then((result) => process.send(result, end));
  });
}
