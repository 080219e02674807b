// Times are comparable only on an idle machine, so measurements wait for one and report its load.
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLE_MS = 4000;
/** Below this share, other processes distort the times. */
const QUIET_IDLE_SHARE = 0.85;

function processorTimes() {
  const all = cpus().map(({ times }) => times);
  const total = all.flatMap((times) => Object.values(times)).reduce((sum, ms) => sum + ms, 0);
  return { total, idle: all.reduce((sum, { idle }) => sum + idle, 0) };
}

/** Returns the machine's idle share over a few seconds and its load average of one minute. */
async function sampleMachine() {
  const before = processorTimes();
  await sleep(SAMPLE_MS);
  const after = processorTimes();
  const idleShare = (after.idle - before.idle) / (after.total - before.total);
  return { idleShare, load: loadavg()[0], isQuiet: idleShare >= QUIET_IDLE_SHARE };
}

/** Waits until the machine is idle, but not longer than `maxMinutes`. */
async function waitForQuietMachine(maxMinutes) {
  const started = Date.now();
  let sample = await sampleMachine();
  if (!sample.isQuiet && maxMinutes > 0)
    console.log(`Waiting up to ${maxMinutes} minutes for a quiet machine (${describe(sample)}) …`);
  while (!sample.isQuiet && Date.now() - started < maxMinutes * 60_000) sample = await sampleMachine();
  return sample;
}

/** Runs a measurement on a quiet machine, then prints the load before and after it. Never fails for a busy machine. */
export async function onQuietMachine(measure, { maxMinutes }) {
  const before = await waitForQuietMachine(maxMinutes);
  await measure({ note: before.isQuiet ? "" : " – BUSY MACHINE" });
  const after = await sampleMachine();
  const isBusy = !before.isQuiet || !after.isQuiet;
  console.log(`\nMachine before: ${describe(before)}; after: ${describe(after)}${isBusy ? " – BUSY MACHINE" : ""}`);
}

const describe = ({ idleShare, load }) => `${Math.round(idleShare * 100)} % idle, load ${load.toFixed(1)}`;
