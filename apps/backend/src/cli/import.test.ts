import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { createFolderWith } from "../importing/testing/folders.ts";
import { THELIA_FILES, theliaProducts } from "../importing/testing/theliaFiles.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { db } = await createTestBackend("shop_empty");
const CLI = fileURLToPath(new URL("import.ts", import.meta.url));

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const { host, user } = inject("postgres");
  const DATABASE_URL = `postgres:///${rows[0]?.name}?host=${encodeURIComponent(host)}&user=${user}`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [CLI, ...args],
      { env: { PATH: process.env["PATH"], DATABASE_URL } },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

const folder = () =>
  createFolderWith({
    ...THELIA_FILES,
    "products.csv": theliaProducts({ ref: "P1", title: "Chair", colors: "blue;red" }),
  });

test.each([[], ["--counted-at", "2026-11-26T08:00Z"]])(
  "a folder is imported, and the report printed: %s",
  async (...args) => {
    const { code, stdout } = await run(await folder(), ...args);
    expect(code).toBe(0);
    expect(stdout).toContain("The shop now holds 1 products, 2 variants and 2 categories.");
  },
);

test("an unusable folder is one message and exit code 1", async () => {
  const { code, stdout, stderr } = await run("/no/such/folder");
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain("Nothing was imported. There is no folder /no/such/folder.");
  expect(stderr).not.toContain("    at ");
});

test("a count that a clock ahead of the database's stamped changes nothing", async () => {
  const { code, stderr } = await run(await folder(), "--counted-at", new Date(Date.now() + 3_600_000).toISOString());
  expect(code).toBe(1);
  expect(stderr).toMatch(/Nothing was imported.*correct the clock/s);
});

test("a failure while writing says how to complete the import", async () => {
  await sql`alter table sale_element add constraint for_the_test check (net < 0) not valid`.execute(db);
  const { code, stderr } = await run(
    await createFolderWith({ ...THELIA_FILES, "products.csv": theliaProducts({ ref: "P2", title: "Chair" }) }),
  );
  await sql`alter table sale_element drop constraint for_the_test`.execute(db);
  expect(code).toBe(1);
  expect(stderr).toContain("import the folder again to complete it");
});

test("help is printed on request or without arguments", async () => {
  expect(await run("--help")).toMatchObject({ code: 0, stdout: expect.stringContaining("npm run import") });
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining("npm run import") });
  expect(await run(await folder(), "--counted-at", "yesterday")).toMatchObject({ code: 1 });
  expect(await run("--nonsense")).toMatchObject({ code: 1, stderr: expect.stringContaining("npm run import") });
});

test("the demo is restored, and imported products are removed", async () => {
  await run(await folder());
  const { code } = await run("--reset-demo");
  expect(code).toBe(0);
  expect(await db.selectFrom("product").select("id").where("ref", "=", "P1").execute()).toEqual([]);
});
