import { afterAll, beforeAll } from "vitest";
import { importDemo } from "../../importing/importDemo.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { createEmbeddedSearch } from "./createEmbeddedSearch.ts";
import { testQuality } from "./testing/testQuality.ts";

const { db, deps } = await createTestBackend("shop_empty");
const engine = createEmbeddedSearch({ db, log: deps.log });
beforeAll(() => importDemo(db, { log: () => {} }));
afterAll(() => engine.close());

testQuality(db, engine);
