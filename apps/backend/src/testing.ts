/** Test support for other packages: one PostgreSQL per Vitest run (`testing/globalSetup.ts`), one database per file. */
export * as fixture from "./testing/fixture/ids.ts";
export { type TestBackend, createTestBackend } from "./testing/createTestBackend.ts";
