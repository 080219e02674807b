import { setTimeout as sleep } from "node:timers/promises";
import type { ChangedTags } from "../db/watchCatalogue.ts";
import { SHOP_TAG } from "../http/cachePublicly.ts";
import type { JobQueue } from "./jobQueue.ts";

/** Purge call of a cache in front of the shop. */
export interface EdgePurgeOptions {
  url: string;
  /** Header with its name, for example the key of a provider's API. */
  header?: string | undefined;
  onChange: (listener: (tags: ChangedTags) => void) => Promise<void>;
}

/** Collects the tags of changes that follow each other. */
const COLLECT_MS = 500;
/** Limit of one call at several providers. */
const MAX_CALL_TAGS = 30;
/** Beyond this a purge of everything is faster. */
const MAX_TAGS = 300;
/** The edge may have fetched a response again before each process had dropped its own copy. */
const REPEAT_SECONDS = 10;
const TIMEOUT_MS = 10_000;

/** Purges the tags of each change from the cache, and everything when a worker starts: changes may have been missed. */
export async function startEdgePurges(
  queue: Pick<JobQueue, "handleSent">,
  { url, header, onChange }: EdgePurgeOptions,
  log: { error(fields: object, message: string): void },
): Promise<void> {
  const send = await queue.handleSent("edge_purge", (text) => purge(url, header, text.split(",")));
  let collected: Set<string> | undefined;

  async function sendCollected(): Promise<void> {
    await sleep(COLLECT_MS);
    const tags = [...(collected ?? [])];
    collected = undefined;
    const calls = tags.includes(SHOP_TAG) || tags.length > MAX_TAGS ? [[SHOP_TAG]] : inChunks(tags);
    for (const call of calls) for (const delay of [0, REPEAT_SECONDS]) await send(call.join(","), delay);
  }

  function collect(tags: ChangedTags): void {
    if (collected === undefined) {
      collected = new Set();
      sendCollected().catch((error: unknown) => log.error({ err: error }, "a purge could not be queued"));
    }
    for (const tag of tags ?? [SHOP_TAG]) collected.add(tag);
  }

  await onChange(collect);
  collect(undefined);
}

const inChunks = (tags: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(tags.length / MAX_CALL_TAGS) }, (_, at) =>
    tags.slice(at * MAX_CALL_TAGS, (at + 1) * MAX_CALL_TAGS),
  );

/** Sends the tags in the forms of Cloudflare (body), and of Fastly and Varnish (header). */
async function purge(url: string, header: string | undefined, tags: readonly string[]): Promise<void> {
  const headers = new Headers({ "Content-Type": "application/json", "Surrogate-Key": tags.join(" ") });
  const colon = header?.indexOf(":") ?? -1;
  if (header !== undefined && colon > 0) headers.set(header.slice(0, colon), header.slice(colon + 1).trim());
  const response = await fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ tags }),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the edge cache answered ${response.status} to a purge`);
}
