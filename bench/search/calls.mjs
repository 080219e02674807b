// Search times: inside the engine, and of the whole request including database reads.
import { randomBytes } from "node:crypto";
import { createApp } from "../../apps/backend/src/app.ts";
import { LISTENERS } from "../../apps/backend/src/listeners.ts";
import { quantile } from "../statistics.mjs";

const ROUNDS = 3;
const LOCALES = { de: "de_AT", ro: "ro_RO", en: "en_AT" };
const spread = (times) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) });

export async function measureCalls(db, engine, language, texts) {
  const app = createApp({
    db,
    search: engine,
    clock: () => new Date(),
    randomBytes,
    listeners: LISTENERS,
    log: console,
  });
  const config = await (await app.request("/ConfigApi")).json();
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Basic ${btoa(`${config.front_username}:${config.front_password}`)}`,
  };
  const id = `${config.index_prefix}product`;
  const path = `/search/product_${LOCALES[language]}/_search/template`;
  // The best of several rounds, to exclude other load on the machine.
  const searches = texts.map(() => Infinity);
  const calls = texts.map(() => Infinity);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, text] of texts.entries()) {
      const before = performance.now();
      await engine.search({ kind: "product", language, text, from: 0, size: 6 });
      const between = performance.now();
      const body = JSON.stringify({ id, params: { text, from: 0, size: 6 } });
      await (await app.request(path, { method: "POST", headers, body })).json();
      searches[index] = Math.min(searches[index], between - before);
      calls[index] = Math.min(calls[index], performance.now() - between);
    }
  }
  return { search: spread(searches), call: spread(calls) };
}
