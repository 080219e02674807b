import { DEMO_FOLDER } from "@shop/demo";
import { expect, test, vi } from "vitest";
import { notifyCatalogueChange, watchCatalogue } from "../platform/db/watchCatalogue.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { importFolder } from "./importFolder.ts";
import { readDemo } from "./readDemo.ts";
import { createFolderWith } from "./testing/folders.ts";
import { readAll } from "./testing/readAll.ts";
import { readRowVersions } from "./testing/rowVersions.ts";
import { THELIA_FILES, theliaProducts } from "./testing/theliaFiles.ts";

const { db, connection } = await createTestBackend("shop_empty");
const countedAt = new Date("2026-11-01T08:00:00Z");
const options = { log: () => {}, countedAt };

test("an import of unchanged files neither writes nor locks a row", { timeout: 60_000 }, async () => {
  await importFolder(db, DEMO_FOLDER, options);
  const before = await readRowVersions(db);
  expect(before["product"]?.length).toBeGreaterThan(100);
  await importFolder(db, DEMO_FOLDER, options);
  expect(await readRowVersions(db)).toEqual(before);
});

test("new rows take their ids in the order of the file", async () => {
  const { catalogue } = await readDemo(DEMO_FOLDER);
  const { categories } = catalogue;
  const stored = await db.selectFrom("category").select(["id", "code"]).orderBy("id").execute();
  const order = new Map(categories.map(({ code }, index) => [code, index]));
  const places = stored.flatMap(({ code }) => order.get(code) ?? []);
  expect(places.length).toBe(categories.length);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("products take their ids in the order of the file", async () => {
  const products = await readAll((await readDemo(DEMO_FOLDER)).catalogue);
  expect(products.length).toBeGreaterThan(200);
  const stored = await db.selectFrom("product").select("ref").orderBy("id").execute();
  expect(stored.map(({ ref }) => ref)).toEqual(products.map(({ ref }) => ref));
});

test("an import of unchanged CSV files neither writes nor locks a row", async () => {
  const folder = await createFolderWith({
    ...THELIA_FILES,
    "products.csv": theliaProducts({ ref: "P1", title: "Chair", colors: "blue;red" }, { ref: "P2", title: "Chair" }),
  });
  await importFolder(db, folder, options);
  const before = await readRowVersions(db);
  await importFolder(db, folder, options);
  expect(await readRowVersions(db)).toEqual(before);
});

test("an import announces its changes, and nothing if it has written nothing", async () => {
  const importPrice = async (price: string): Promise<void> => {
    const products = theliaProducts({ ref: "P5", title: "Bench", price });
    await importFolder(db, await createFolderWith({ ...THELIA_FILES, "products.csv": products }), options);
  };
  const onChange = vi.fn();
  const watch = await watchCatalogue(connection, onChange);
  await importPrice("50");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(undefined));
  onChange.mockClear();
  await importPrice("50");
  // Arrives after all notifications of the import.
  await notifyCatalogueChange(db, ["end"]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(["end"]));
  expect(onChange).toHaveBeenCalledOnce();
  await watch.close();
});

test("a changed price writes the variant and its price history only", async () => {
  const importPrice = async (price: string): Promise<void> => {
    const products = theliaProducts({ ref: "P3", title: "Bench", price }, { ref: "P4", title: "Bench" });
    await importFolder(db, await createFolderWith({ ...THELIA_FILES, "products.csv": products }), options);
  };
  await importPrice("50");
  const before = await readRowVersions(db);
  await importPrice("40");
  const after = await readRowVersions(db);
  const written = Object.keys(after).filter((table) => String(after[table]) !== String(before[table]));
  expect(written).toEqual(["catalogue_change", "price_history", "sale_element"]);
  const changed = (after["sale_element"] ?? []).filter((version) => !before["sale_element"]?.includes(version));
  expect(changed).toHaveLength(1);
});
