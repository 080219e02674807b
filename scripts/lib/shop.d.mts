import type { ChildProcess } from "node:child_process";

export interface RunningShop {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code after PostgreSQL has stopped and the data is deleted. */
  ended: Promise<number>;
}

export function freePort(wished?: number): Promise<number>;
export function newDataDir(): string;
export function startShop(options: {
  port: number;
  stdio?: "inherit" | "ignore";
  env?: Readonly<Record<string, string>>;
  dataDir?: string;
  keepData?: boolean;
  role?: "web" | "worker";
}): RunningShop;
export function untilReady(shop: RunningShop, options?: { seconds?: number }): Promise<number>;
