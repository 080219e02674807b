import type { Scheduler } from "fast-check";

/** What decides which of the things under way comes first. */
export type Order = Pick<Scheduler, "count" | "waitOne"> & {
  schedule(task: Promise<void>, label?: string): Promise<void>;
};

/** First come, first served. */
export function inOrder(): Order {
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

/** Lets everything happen that waits for nothing but its turn. */
export const nextTask = (): Promise<void> => new Promise((done) => setImmediate(done));
