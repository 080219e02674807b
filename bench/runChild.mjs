import { fork } from "node:child_process";
import { at } from "../scripts/lib/workspace.mjs";

const END = "end";

/**
 * Runs a file of `bench/children` in a process of its own: sends it the options and returns its only message.
 *
 * @param ending asks the process to end early, with what it has measured
 */
export function runChild(name, options, env = {}, ending) {
  const child = fork(at("bench/children", name), { env: { ...process.env, ...env } });
  child.send(options);
  ending?.addEventListener("abort", () => child.send(END));
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`bench/children/${name} ended with code ${code}.`)));
  });
}

/** In such a process: answers the options with the result of `measure`, which gets an abort signal. */
export function answerParent(measure) {
  const ending = new AbortController();
  process.once("disconnect", () => process.exit(1));
  process.once("message", (options) => {
    process.on("message", (message) => message === END && ending.abort());
    const end = () => process.exit(0);
    void measure(options, ending.signal).then((result) => process.send(result, end));
  });
}
