import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import { afterAll, expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { importFolder } from "./importFolder.ts";

const { db } = await createTestBackend("shop_empty");
const options = { log: () => {}, countedAt: new Date("2026-11-01T08:00:00Z") };

interface Review {
  title: string;
  pictures?: { file: string }[];
}

/** The demo without its large folders. */
const folder = await mkdtemp(join(tmpdir(), "catalogue-"));
const LARGE = new Set(["pictures", "drawings", "models", "icons", "search"]);
await cp(DEMO_FOLDER, folder, { recursive: true, filter: (path) => !LARGE.has(basename(path)) });
afterAll(() => rm(folder, { recursive: true }));

const file = join(folder, "reviews.json");
const reviews = JSON.parse(await readFile(file, "utf8")) as Review[];
const withPictures = reviews.filter(({ pictures = [] }) => pictures.length > 0);

/** Returns the sizes of the photos of each review, in their order. */
async function storedPictures(): Promise<Record<string, number[]>> {
  const rows = await db
    .selectFrom("review_picture")
    .innerJoin("review", "review.id", "review_picture.review_id")
    .select(["review.title", "review_picture.large"])
    .orderBy("review_picture.position")
    .execute();
  const groups = [...Map.groupBy(rows, ({ title }) => title)];
  return Object.fromEntries(groups.map(([title, group]) => [title, group.map(({ large }) => large.length)]));
}

const sizesOf = async ({ pictures = [] }: Review): Promise<number[]> =>
  Promise.all(
    pictures.map(async (picture) => (await readFile(join(folder, "reviewPictures", `${picture.file}.webp`))).length),
  );

test("an import stores the photos of reviews, and follows the files", { timeout: 60_000 }, async () => {
  await importFolder(db, folder, options);
  const expected = await Promise.all(
    withPictures.map(async (review) => [review.title, await sizesOf(review)] as const),
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(await storedPictures()).toEqual(Object.fromEntries(expected));

  const several = withPictures.find(({ pictures = [] }) => pictures.length > 1);
  const [single] = withPictures.filter((review) => review !== several);
  if (several === undefined || single === undefined) throw new Error("The demo has no such reviews");
  several.pictures?.reverse();
  delete single.pictures;
  await writeFile(file, JSON.stringify(reviews));
  await importFolder(db, folder, options);
  const after = await storedPictures();
  expect(after[single.title]).toBeUndefined();
  expect(after[several.title]).toEqual(await sizesOf(several));

  several.pictures?.push({ ...several.pictures[0], file: "no-such-file" });
  await writeFile(file, JSON.stringify(reviews));
  await expect(importFolder(db, folder, options)).rejects.toThrow("reviewPictures/no-such-file.webp is missing");
});

test("an import keeps the reviews of erased accounts", { timeout: 60_000 }, async () => {
  await writeFile(file, JSON.stringify(reviews.map((review) => ({ ...review, pictures: [] }))));
  await importFolder(db, folder, options);
  const { id: product_id } = await db.selectFrom("product").select("id").limit(1).executeTakeFirstOrThrow();
  const content = "Schöner Stoff, bequem.";
  await db
    .insertInto("review")
    .values({ product_id, author: "Gelöschtes Kundenkonto", content, language: "de", rating: 4, status: "accepted" })
    .execute();
  await importFolder(db, folder, options);
  const stored = await db.selectFrom("review").select(["content", "imported"]).execute();
  expect(stored).toContainEqual({ content, imported: false });
  expect(stored.filter(({ imported }) => imported)).toHaveLength(reviews.length);
});
