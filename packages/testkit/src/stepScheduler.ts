import type { Scheduler } from "fast-check";

export type StepScheduler = Pick<Scheduler, "count" | "waitOne"> & {
  schedule(task: Promise<void>, label?: string): Promise<void>;
};

export function createFifoScheduler(): StepScheduler {
  const waiting: Array<() => void> = [];
  return {
    schedule: async (task) => {
      await new Promise<void>((done) => void waiting.push(done));
      return task;
    },
    count: () => waiting.length,
    waitOne: () => {
      waiting.shift()?.();
      return nextTask();
    },
  };
}

/** Lets all pending promise callbacks run. */
export const nextTask = (): Promise<void> => new Promise((done) => setImmediate(done));
