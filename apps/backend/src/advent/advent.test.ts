import { expect, test } from "vitest";
import { getParsed, getJson, getStatusAndBody } from "../testing/requests.ts";
import { product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { localeConfigRow } from "@shop/core/wire";
import * as v from "valibot";

const { app, db, clock } = await createTestBackend();

const set = (name: string, value: unknown) =>
  db
    .insertInto("setting")
    .values({ scope: "shared", name, value: JSON.stringify(value) })
    .onConflict((same) => same.columns(["scope", "name"]).doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

const calendar = v.object({
  year: v.number(),
  doors: v.array(v.object({ door: v.number(), product: v.nullable(v.looseObject({ ID: v.number() })) })),
});
const open = (query = "") => getParsed(app, `/advent_calendar?${query}`, calendar);

await set("show_advent_calendar", 1);
await set("advent_from", "12-01");
await set("advent_until", "01-06");

test("before its season, or inactive, there is no calendar and no link to it", async () => {
  clock.now = new Date("2026-11-30T12:00:00Z");
  expect(await getStatusAndBody(app, "/advent_calendar")).toMatchObject({ status: 404 });
  expect(
    (await getParsed(app, "/locale_config/custom_attribute", localeConfigRow)).enabledFeatures.adventCalendar,
  ).toBe(false);
  clock.now = new Date("2026-12-08T12:00:00Z");
  expect(
    (await getParsed(app, "/locale_config/custom_attribute", localeConfigRow)).enabledFeatures.adventCalendar,
  ).toBe(true);
  await set("show_advent_calendar", 0);
  expect(await getStatusAndBody(app, "/advent_calendar")).toMatchObject({ status: 404 });
  expect(
    (await getParsed(app, "/locale_config/custom_attribute", localeConfigRow)).enabledFeatures.adventCalendar,
  ).toBe(false);
  await set("show_advent_calendar", 1);
});

test("doors open by the shop's local date: in Romania an hour before Austria", async () => {
  clock.now = new Date("2026-12-02T22:30:00Z");
  expect((await open("locale=de_AT")).doors.map(({ door }) => door)).toEqual([1, 2]);
  expect((await open("locale=ro_RO")).doors.map(({ door }) => door)).toEqual([1, 2, 3]);
});

test("responses contain nothing of future doors, even if configured", async () => {
  clock.now = new Date("2026-12-03T12:00:00Z");
  const text = JSON.stringify(await getJson(app, "/advent_calendar?locale=de_AT"));
  const { doors } = v.parse(calendar, JSON.parse(text));
  expect(doors.map(({ door }) => door)).toEqual([1, 2, 3]);
  const decided = await db.selectFrom("advent_door").select("door").where("year", "=", 2026).execute();
  expect(Math.max(...decided.map(({ door }) => door))).toBe(3);
  const settings = JSON.stringify(await getJson(app, "/system_config/custom_attribute"));
  expect(settings).not.toContain("advent_doors");
});

test("reduced products come first, none twice, and a door keeps its product", async () => {
  clock.now = new Date("2026-12-03T12:00:00Z");
  const before = (await open()).doors.map(({ product: found }) => found?.ID);
  expect(before[0]).toBe(product.armchair);
  expect(new Set(before).size).toBe(before.length);
  await db.updateTable("sale_element").set({ promo: false }).where("product_id", "=", product.armchair).execute();
  clock.now = new Date("2026-12-05T12:00:00Z");
  expect((await open()).doors.slice(0, 3).map(({ product: found }) => found?.ID)).toEqual(before);
});

test("a door with a configured offer shows it, and no other door does", async () => {
  const { ref } = await db.selectFrom("product").select("ref").where("id", "=", product.sofa).executeTakeFirstOrThrow();
  await set("advent_doors", [null, null, ref]);
  clock.now = new Date("2027-12-04T12:00:00Z");
  const { year, doors } = await open();
  expect(year).toBe(2027);
  expect(doors.flatMap(({ door, product: found }) => (found?.ID === product.sofa ? [door] : []))).toEqual([3]);
});

test("a deleted offer leaves its door open and empty", async () => {
  clock.now = new Date("2027-12-04T12:00:00Z");
  await db.updateTable("product").set({ visible: false }).where("id", "=", product.sofa).execute();
  expect((await open()).doors[2]).toEqual({ door: 3, product: null });
  await db.updateTable("product").set({ visible: true }).where("id", "=", product.sofa).execute();
});

test("concurrent visitors see the same", async () => {
  clock.now = new Date("2028-12-24T12:00:00Z");
  const answers = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.doors).toHaveLength(24);
});
