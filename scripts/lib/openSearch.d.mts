export interface RunningEngine {
  url: string;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export function prepareOpenSearch(): Promise<string | undefined>;
export function newSearchDataDir(): string;
export function startOpenSearch(options: {
  dataDir: string;
  port?: number | string;
  javaOptions?: readonly string[];
}): Promise<RunningEngine>;
