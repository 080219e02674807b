import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBinaries } from "./binaries.ts";
import { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from "./EmbeddedPostgresError.ts";
import { startEmbeddedPostgres } from "./startEmbeddedPostgres.ts";
import { isRunning, temporaryFolder } from "./testing/support.ts";

let dataDir: string;
let clean: () => void;
beforeEach(() => {
  ({ dataDir, clean } = temporaryFolder());
});
afterEach(() => clean());

async function expectError(promise: Promise<unknown>, code: EmbeddedPostgresErrorCode, text: RegExp): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(text) });
  expect(error).toMatchObject({ message: expect.not.stringContaining("\n") });
}

test("a data folder that is a file is an error", async () => {
  writeFileSync(dataDir, "");
  await expectError(startEmbeddedPostgres({ dataDir }), "DATA_DIR_NOT_WRITABLE", /DATA_DIR/);
});

test.skipIf(process.getuid?.() === 0)("a folder without write permission cannot be written", async () => {
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o500);
  await expectError(startEmbeddedPostgres({ dataDir }), "DATA_DIR_NOT_WRITABLE", /DATA_DIR/);
});

test("foreign files in the data folder are kept", async () => {
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "postgres/letter.txt"), "");
  await expectError(startEmbeddedPostgres({ dataDir }), "DATA_DIR_NOT_A_DATABASE", /no database.*another folder/);
});

test("a database of another major version is named", async () => {
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "15\n");
  await expectError(startEmbeddedPostgres({ dataDir }), "DATA_DIR_OTHER_VERSION", /PostgreSQL 15 .* 18.*restore/);
});

test("a platform without binaries is an error with instructions", async () => {
  await expectError(findBinaries("sunos-sparc"), "PLATFORM_NOT_SUPPORTED", /sunos-sparc.*DATABASE_URL/);
});

test("a server that does not start shows the last lines of its log", async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await postgres.stop();
  writeFileSync(join(dataDir, "postgres/postgresql.conf"), "no_such_setting = 1\n");
  await expectError(
    startEmbeddedPostgres({ dataDir, durable: false }),
    "START_FAILED",
    /postgres\.log.*no_such_setting/,
  );
  expect(isRunning(dataDir)).toBe(false);
});

test.skipIf(process.platform !== "linux")("a place that takes no folders is told at once", async () => {
  // Node's own recursive mkdir never returns on /proc.
  await expectError(startEmbeddedPostgres({ dataDir: "/proc/shop/data" }), "DATA_DIR_NOT_WRITABLE", /DATA_DIR/);
});
