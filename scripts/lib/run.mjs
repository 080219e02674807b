// Runs commands asynchronously; forwards signals and keeps exit codes.
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** The first signal that asked this script to stop, if any. */
export let stopSignal;

/** A terminal sends Ctrl-C to the whole process group and npm forwards it again: repeats within this time are ignored. */
const SIGNAL_REPEAT_MS = 300;

/**
 * Runs a command and resolves with `{ code, output }`. SIGINT, SIGTERM and SIGHUP are forwarded to the child. `quiet`
 * captures the output instead of printing it. The code of an unknown command is 127. `endWithNpm` stops the child when
 * the npm that started this script has exited.
 */
export function run(command, args, { cwd, env, quiet = false, endWithNpm = false } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));

    const restore = forwardSignals(child);
    const watch = endWithNpm && watchNpm(child);
    const end = (code) => {
      restore();
      clearInterval(watch);
      resolve({ code, output: Buffer.concat(output).toString() });
    };
    child.on("error", (error) => {
      output.push(Buffer.from(`${command}: ${error.message}\n`));
      end(127);
    });
    child.on("close", (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

function forwardSignals(child) {
  const last = {};
  const handlers = ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => {
    const handler = () => {
      stopSignal ??= signal;
      const now = Date.now();
      if (now - (last[signal] ?? 0) > SIGNAL_REPEAT_MS) child.kill(signal);
      last[signal] = now;
    };
    process.on(signal, handler);
    return [signal, handler];
  });
  return () => handlers.forEach(([signal, handler]) => process.off(signal, handler));
}

/** npm does not forward SIGTERM: if only npm is stopped, the child would keep running and hold its port. */
export function watchNpm(child) {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== npm) child.kill("SIGTERM");
  }, 500);
}
