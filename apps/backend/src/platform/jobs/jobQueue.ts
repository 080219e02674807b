import type { Connection } from "../db/connect.ts";
import { OutdatedSchemaError } from "../db/pendingMigrations.ts";
import { jobDuration } from "../monitoring/metrics.ts";

/** Schema of the queue's tables, which belong to pg-boss. */
const SCHEMA = "jobs";
const DEAD_LETTERS = "dead_letters";
/** Schedules have a resolution of one minute. */
const POLL_SECONDS = 10;
/** Jobs that are sent are urgent. */
const SENT_POLL_SECONDS = 0.5;
/** A job whose worker died is due again after this time. */
const HEARTBEAT_SECONDS = 60;
/** Time for running jobs when the worker stops. */
const STOP_MS = 3000;
const RETRIES = { retryLimit: 3, retryDelay: 10, retryBackoff: true };
const MAX_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

export interface JobQueue {
  /** Runs the job as scheduled, in one worker at a time. A run that fails is retried, then kept as a dead letter. */
  schedule(name: string, cron: string, run: () => Promise<unknown>): Promise<void>;
  /**
   * Runs the job for each text that is sent, which must not contain personal data. A run that fails is retried, then kept
   * as a dead letter.
   *
   * @returns a function that sends a text, to be handled after some seconds
   */
  handleSent(name: string, run: (text: string) => Promise<unknown>): Promise<Send>;
  /** Hands back jobs that do not end within three seconds. */
  stop(): Promise<void>;
}

export type Send = (text: string, delaySeconds?: number) => Promise<void>;

export interface JobQueueOptions {
  connection: Connection;
  log: { error(fields: object, message: string): void };
  /** Creates or updates the tables of the queue; otherwise they must be those of this version. */
  migrates?: boolean | undefined;
  pollSeconds?: number | undefined;
}

/** @throws OutdatedSchemaError */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { connection, log, migrates = false, pollSeconds = POLL_SECONDS } = options;
  // Loaded on demand, in favour of the start of processes without jobs.
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({ ...connection, max: 2, schema: SCHEMA, migrate: migrates, registerInstance: false });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  await boss.start().catch((error: unknown) => {
    throw error instanceof Error && /not installed|requires migrations/.test(error.message)
      ? new OutdatedSchemaError({ cause: error })
      : error;
  });
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY_SECONDS });
  async function observed(name: string, run: () => Promise<unknown>): Promise<void> {
    const end = jobDuration.startTimer({ job: name });
    try {
      await run();
      end({ result: "ok" });
    } catch (error) {
      end({ result: "failed" });
      log.error({ err: error, job: name }, "a job failed");
      throw error;
    }
  }
  return {
    async schedule(name, cron, run) {
      // "exclusive": a run that is due while another waits or runs is dropped.
      await boss.createQueue(name, { policy: "exclusive", deadLetter: DEAD_LETTERS });
      const sendOptions = {
        ...RETRIES,
        expireInSeconds: MAX_SECONDS,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: DAY_SECONDS,
      };
      await boss.schedule(name, cron, null, sendOptions);
      await boss.work(name, { pollingIntervalSeconds: pollSeconds }, () => observed(name, run));
      await boss.send(name, null, sendOptions);
    },
    async handleSent(name, run) {
      await boss.createQueue(name, { deadLetter: DEAD_LETTERS });
      await boss.work<{ text: string }>(name, { pollingIntervalSeconds: SENT_POLL_SECONDS }, async (jobs) => {
        for (const { data } of jobs) await observed(name, () => run(data.text));
      });
      return async (text, startAfter = 0) =>
        void (await boss.send(name, { text }, { ...RETRIES, startAfter, deleteAfterSeconds: DAY_SECONDS }));
    },
    stop: () => boss.stop({ timeout: STOP_MS }),
  };
}
