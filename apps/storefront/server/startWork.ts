import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type DatabaseHandle,
  type Deps,
  fileMailer,
  smtpMailer,
  startChangeJob,
  startJobs,
  startMailJob,
  startTestBankJob,
} from "@shop/backend";
import type { Env } from "./env.ts";

/** Jobs and emails of this process. */
export interface Work {
  /** Resolves when this process takes jobs. */
  started: Promise<unknown>;
  /** Stops within three seconds and hands back what is not finished; also after a start that failed. */
  stop(): Promise<void>;
}

export function startWork(
  env: Env,
  { direct, onCatalogueChange }: DatabaseHandle,
  deps: Deps,
  printLine: (line: string) => void,
  { migrates = false, delayMs = 0 }: { migrates?: boolean; delayMs?: number } = {},
): Work {
  const { db, clock, log } = deps;
  const edge = env.purge && { ...env.purge, onChange: onCatalogueChange };
  const started = sleep(delayMs).then(() => startJobs(deps, { connection: direct, migrates, edge }));
  const mailer =
    env.smtpUrl === undefined ? fileMailer(join(env.dataDir, "mails"), printLine) : smtpMailer(env.smtpUrl);
  const stops = [
    async () => (await started.catch(() => undefined))?.(),
    startMailJob({ db, mailer, clock, log }),
    startTestBankJob(deps),
    // With an engine its index announces what it has been sent.
    ...(env.searchUrl === undefined ? [startChangeJob(deps)] : []),
  ];
  let stopped: Promise<unknown> | undefined;
  return { started, stop: async () => void (await (stopped ??= Promise.all(stops.map((stop) => stop())))) };
}
