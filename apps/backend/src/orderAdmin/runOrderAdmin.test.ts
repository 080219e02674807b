import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import {
  readBankPage,
  readMailKinds,
  addAllPaymentMethods,
  payWith,
  submitScenario,
} from "../payment/testing/paymentHelpers.ts";
import { createStockCount } from "../importing/testing/stockCount.ts";
import { runOrderAdmin } from "./runOrderAdmin.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;
const { stockOf } = createOrderHelpers(backend);

beforeAll(() => addAllPaymentMethods(db));
beforeEach(async () => {
  await db.updateTable("sale_element").set({ stock: 12 }).execute();
  clock.now = new Date(clock.now.getTime() + 60_000);
});

async function placed(path: "vorkasse" | "ramburs" = "vorkasse") {
  const buyer = await createBuyer(app, fixtureItems.pouf, 1);
  const method = path === "vorkasse" ? 1 : 2;
  await send(app, `/${path}/pay`, payBody(buyer, { payment_module_id: method }), { token: buyer.token });
  return orderOf(buyer.cartId);
}
async function orderOf(cartId: number) {
  const order = await db
    .selectFrom("orders")
    .select(["id", "ref", "cart_id"])
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return { ...order, mails: () => readMailKinds(db, cartId) };
}
const run = async (...args: string[]): Promise<string> => (await runOrderAdmin(deps, args)).join("\n");
const stock = () => stockOf(variant.pouf);

describe("a transfer", () => {
  test("arrives, is packed, shipped with tracking numbers, delivered: each step sends an email and an audit event", async () => {
    const { ref, mails, id } = await placed();
    await expect(run("ship", ref)).rejects.toThrow("not paid yet");
    await expect(run("process", ref)).rejects.toThrow("not paid yet");
    await run("paid", ref.toLowerCase());
    await run("process", String(id));
    await run("ship", ref, "--parcel", "AB 123", "--parcel", "CD-4");
    const output = await run("deliver", ref);
    expect(output).toContain(`${ref}  delivered`);
    expect(output).toContain("parcels: AB 123, CD-4");
    expect(output).toContain("documents: AT-2026-0000");
    for (const to of ["paid", "processing", "sent", "delivered"])
      expect(output).toMatch(new RegExp(`shop +${to}$`, "m"));
    expect(await mails()).toEqual(["order-received", "order-paid", "order-sent"]);
    const sent = db
      .selectFrom("mail_outbox")
      .select("text")
      .where("order_id", "=", id)
      .where("kind", "=", "order-sent");
    expect((await sent.executeTakeFirstOrThrow()).text).toContain("Sendungsnummer: AB 123, CD-4");
  });

  test("never arrives: the order is canceled; a paid one is not", async () => {
    const { ref, mails } = await placed();
    expect(await stock()).toBe(11);
    expect(await run("cancel", ref, "--why", "asked by telephone")).toContain("canceled  asked by telephone");
    expect([await stock(), await mails()]).toEqual([12, ["order-received", "order-canceled"]]);
    await expect(run("cancel", ref)).rejects.toThrow("is canceled");
    const other = await placed();
    await run("paid", other.ref);
    await expect(run("cancel", other.ref)).rejects.toThrow("what was paid is refunded");
    await expect(run("paid", other.ref)).rejects.toThrow("is paid");
  });

  test("is refunded by hand", async () => {
    const { ref } = await placed();
    await run("paid", ref);
    await expect(run("refund", ref)).rejects.toThrow("64.90 € manually");
    expect(await run("refund", ref, "--amount", "4,90", "--by-hand")).toContain("paid 64.90 €, refunded 4.90 €");
    expect(await run("refund", ref, "--by-hand", "--why", "withdrawal")).toContain(`${ref}  refunded`);
  });
});

describe("cash on delivery", () => {
  test("ships unpaid and is paid on delivery", async () => {
    const { ref } = await placed("ramburs");
    await run("ship", ref);
    await expect(run("refund", ref, "--by-hand")).rejects.toThrow("has not been paid");
    expect(await run("deliver", ref)).toContain("paid 69.80 €");
  });

  test("cannot be paid before delivery", async () => {
    const { ref, mails } = await placed("ramburs");
    await expect(run("paid", ref)).rejects.toThrow("use deliver");
    await run("ship", ref);
    await expect(run("paid", ref)).rejects.toThrow("use deliver");
    expect(await mails()).toEqual(["order-received", "order-sent"]);
  });

  test("returns unpaid: the stock is restored, and the invoice credited without a payment", async () => {
    const { ref, id, mails } = await placed("ramburs");
    await run("ship", ref);
    expect(await stock()).toBe(11);
    expect(await run("cancel", ref, "--why", "not accepted")).toMatch(/documents: AT-2026-\d{6}, AT-CN-2026-\d{6}/);
    expect([await stock(), await mails()]).toEqual([12, ["order-received", "order-sent", "order-canceled"]]);
    const { content } = await db
      .selectFrom("credit_note")
      .select("content")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ totalCents: -6980, corrects: { whole: true } });
    expect(content.corrects).not.toHaveProperty("refundedOn");
  });
});

describe("an order of a provider's", () => {
  test("is refunded through it, a part and then the rest", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 1);
    await submitScenario(app, await readBankPage(payWith(app, "stripe", buyer)), "pay");
    const { ref } = await orderOf(buyer.cartId);
    await expect(run("paid", ref)).rejects.toThrow("reports payments itself");
    expect(await run("list", "--status", "paid", "--limit", "1")).toContain(`${ref}  2026-11-21  paid`);
    expect(await run("refund", ref, "--amount", "10")).toContain("refund 10.00 €, done");
    expect(await run("refund", ref)).toContain(`${ref}  refunded`);
  });

  test("is refunded piece by piece, with shipping last: each credit note lists its pieces", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 2);
    await submitScenario(app, await readBankPage(payWith(app, "stripe", buyer)), "pay");
    const { ref, id } = await orderOf(buyer.cartId);
    expect(await run("show", ref)).toContain("  1. 2 × ");
    await expect(run("refund", ref, "--line", "1:3")).rejects.toThrow("2 of line 1 can be refunded");
    await expect(run("refund", ref, "--line", "2")).rejects.toThrow("no line 2");
    await expect(run("refund", ref, "--line", "1", "--amount", "5")).rejects.toThrow("does not go with");
    await expect(run("refund", ref, "--line", "one")).rejects.toThrow("a position such as 2 or 2:3");
    expect(await run("refund", ref, "--line", "1:1")).toContain("refund 59.00 €, done");
    expect(await run("refund", ref, "--line", "1", "--shipping")).toContain(`${ref}  refunded`);
    const notes = await db
      .selectFrom("credit_note")
      .select("content")
      .where("order_id", "=", id)
      .orderBy("id")
      .execute();
    expect(notes.map(({ content }) => content)).toMatchObject([
      { totalCents: -5900, shippingCents: 0, lines: [{ quantity: -1, unitCents: 5900, ref: "POUF-IMST" }] },
      { totalCents: -6490, shippingCents: -590, lines: [{ quantity: -1, unitCents: 5900 }] },
    ]);
  });

  test("is canceled together with its payment", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 1);
    const page = await readBankPage(payWith(app, "stripe", buyer));
    const { ref, id } = await orderOf(buyer.cartId);
    await run("cancel", ref);
    const trail = await db
      .selectFrom("order_event")
      .select(["actor", "to_status"])
      .where("order_id", "=", id)
      .execute();
    expect(trail.at(-1)).toEqual({ actor: "shop", to_status: "canceled" });
    expect(await submitScenario(app, page, "pay")).toContain("/order-failed");
  });
});

describe("items that came back before a stock count", () => {
  // Orders take their stock at a time of the database.
  beforeAll(() => {
    clock.now = new Date();
  });
  const iso = (minutes: number): string => new Date(clock.now.getTime() + minutes * 60_000).toISOString();
  const countStock = async () => {
    const count = await createStockCount(db);
    clock.now = new Date(clock.now.getTime() + 3 * 60_000);
    await count(12, new Date(clock.now.getTime() - 60_000));
  };

  test("are in it: a refund asks when they came back, and does not add them again", async () => {
    const { ref } = await placed();
    await run("paid", ref);
    await run("ship", ref);
    await countStock();
    const refund = ["refund", ref, "--by-hand", "--restock"];
    await expect(run(...refund)).rejects.toThrow("say with --returned-at");
    await expect(run(...refund, "--returned-at", iso(1))).rejects.toThrow("and now");
    await expect(run(...refund, "--returned-at", iso(-60))).rejects.toThrow("when it was sent");
    await expect(run(...refund, "--returned-at", "yesterday")).rejects.toThrow("2026-11-26T08:00Z");
    await expect(run("refund", ref, "--returned-at", iso(-2))).rejects.toThrow("goes with --restock");
    expect(await run(...refund, "--returned-at", iso(-2))).toContain(`${ref}  refunded`);
    expect(await stock()).toBe(12);
  });

  test("are added when they came back after it", async () => {
    const { ref } = await placed();
    await run("paid", ref);
    await run("ship", ref);
    await countStock();
    await run("refund", ref, "--by-hand", "--restock", "--returned-at", iso(0));
    expect(await stock()).toBe(13);
  });

  test("are in it when the parcel was not accepted: cancel asks as well", async () => {
    const { ref } = await placed("ramburs");
    await run("ship", ref);
    await countStock();
    await expect(run("cancel", ref)).rejects.toThrow("say with --returned-at");
    expect(await run("cancel", ref, "--returned-at", iso(-2))).toContain("canceled");
    expect(await stock()).toBe(12);
  });

  test("cannot come back before the order was sent", async () => {
    const { ref } = await placed();
    await expect(run("cancel", ref, "--returned-at", iso(0))).rejects.toThrow("was not sent");
    await run("paid", ref);
    await expect(run("refund", ref, "--by-hand", "--restock", "--returned-at", iso(0))).rejects.toThrow("was not sent");
  });
});

test.each([
  [["refund", "999999"], "There is no order"],
  [["refund"], "npm run orders"],
  [["explode", "1"], "npm run orders"],
  [["list", "--status", "lost"], "no status lost"],
  [["paid", "1", "--amount", "3"], "does not go with paid"],
  [["refund", "1", "--amont", "3"], "amont"],
])("%j changes nothing and reports: %s", async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

test.each([
  ["1.234", "such as 12.50"],
  ["-3", "such as 12.50"],
  ["0", "cannot be refunded"],
  ["1e3", "such as 12.50"],
  ["", "such as 12.50"],
])("%j is no amount", async (amount, message) => {
  const { ref, id } = await placed();
  await run("paid", ref);
  await expect(run("refund", ref, `--amount=${amount}`, "--by-hand")).rejects.toThrow(message);
  expect(await db.selectFrom("refund").select("id").where("order_id", "=", id).execute()).toEqual([]);
});

describe("a product review", () => {
  const pend = async (title: string): Promise<number> => {
    const review = {
      product_id: product.lamp,
      author: "Anna H.",
      title,
      content: "Hell.\nWarm.",
      language: "de",
      rating: 5,
    };
    return (await db.insertInto("review").values(review).returning("id").executeTakeFirstOrThrow()).id;
  };
  const titles = async (): Promise<unknown[]> => {
    const response = await app.request(`/comments/${product.lamp}`);
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };

  test("that is pending is listed, and shown once it is published", async () => {
    const id = await pend("Leuchtet");
    expect(await run("reviews")).toContain(`${id}  LAMP`);
    expect(await run("reviews")).toContain("5/5  Anna H.  Leuchtet  Hell. Warm.");
    expect(await titles()).not.toContain("Leuchtet");
    expect(await run("publish", String(id))).toBe("accepted: Anna H.  Leuchtet");
    expect(await titles()).toContain("Leuchtet");
    await expect(run("refuse", String(id))).rejects.toThrow(`There is no pending review ${id}`);
  });

  test("gets a translation, which storefronts in its language receive", async () => {
    const id = String(await pend("Warm"));
    await run("publish", id);
    const words = ["--title", "Caldă ", "--text", "Lumină plăcută."];
    await run("translate", id, "--language", "ro", ...words);
    const translations = async (query: string): Promise<unknown[]> => {
      const response = await app.request(`/comments/${product.lamp}${query}`);
      const rows = (await response.json()) as { title: string; translation: unknown }[];
      return rows.filter(({ title }) => title === "Warm").map(({ translation }) => translation);
    };
    expect(await translations("?first=ro")).toEqual([{ title: "Caldă", content: "Lumină plăcută." }]);
    expect([await translations("?first=en"), await translations("")]).toEqual([[null], [null]]);
    await expect(run("translate", id, "--language", "de", ...words)).rejects.toThrow("in another language than de");
    await expect(run("translate", id, "--language", "fr", ...words)).rejects.toThrow("--language is one of");
    await expect(run("translate", id, "--language", "ro")).rejects.toThrow("--text is missing");
  });

  test("that is refused is never shown", async () => {
    const id = await pend("Werbung");
    expect(await run("refuse", String(id))).toBe("refused: Anna H.  Werbung");
    expect([await titles(), await run("reviews")]).not.toContainEqual(expect.stringContaining("Werbung"));
    await expect(run("publish", String(id))).rejects.toThrow("no pending review");
    await expect(run("publish", "1 or 1=1")).rejects.toThrow("no pending review");
  });
});

describe("the photos of a review", () => {
  const keyOf = (title: string): string => title.padEnd(22, "A");
  const pendWithPhotos = async (title: string): Promise<string> => {
    const review = { product_id: product.lamp, author: "Anna H.", title, language: "de", rating: 5 };
    const { id } = await db.insertInto("review").values(review).returning("id").executeTakeFirstOrThrow();
    const picture = { review_id: id, width: 1, height: 1, large: Buffer.from(title), small: Buffer.from("small") };
    await db
      .insertInto("review_picture")
      .values([
        { ...picture, key: keyOf(`${title}2`), position: 2, large: Buffer.from("second") },
        { ...picture, key: keyOf(`${title}1`), position: 1 },
      ])
      .execute();
    return String(id);
  };
  const status = async (title: string): Promise<number> =>
    (await app.request(`/comments/pictures/${keyOf(`${title}1`)}.webp`)).status;
  const count = async (id: string): Promise<number> =>
    (await db.selectFrom("review_picture").select("key").where("review_id", "=", Number(id)).execute()).length;

  test("are counted in the list, saved to look at, and published with it", async () => {
    const id = await pendWithPhotos("Schirm");
    expect(await run("reviews")).toContain(`${id}  LAMP-ISCHL  5/5  Anna H.  photos: 2  Schirm`);
    const folder = await mkdtemp(join(tmpdir(), "photos-"));
    const paths = (await run("photos", id, "--to", folder)).split("\n");
    expect(paths).toEqual([join(folder, `review-${id}-1.webp`), join(folder, `review-${id}-2.webp`)]);
    expect(await readFile(paths[0] ?? "", "utf8")).toBe("Schirm");
    expect(await readFile(paths[1] ?? "", "utf8")).toBe("second");
    await rm(folder, { recursive: true });
    expect(await status("Schirm")).toBe(404);
    await run("publish", id);
    expect(await status("Schirm")).toBe(200);
    await expect(run("photos", id)).rejects.toThrow(`There is no pending review ${id} with photos`);
  });

  test("are deleted when it is refused, or published without them", async () => {
    const [refused, published] = [await pendWithPhotos("Werbung"), await pendWithPhotos("Gesicht")];
    await run("refuse", refused);
    await run("publish", published, "--without-photos");
    expect([await count(refused), await count(published)]).toEqual([0, 0]);
    expect(await status("Gesicht")).toBe(404);
  });

  test("can be removed from a published review, whose product then counts as changed", async () => {
    const id = await pendWithPhotos("Wohnung");
    await run("publish", id);
    await sql`delete from catalogue_change`.execute(db);
    expect(await run("remove-photos", id)).toBe("removed: 2");
    expect(await status("Wohnung")).toBe(404);
    const { rows } = await sql`select product_id from catalogue_change`.execute(db);
    expect(rows).toContainEqual({ product_id: product.lamp });
    await expect(run("remove-photos", id)).rejects.toThrow(`There is no review ${id} with photos`);
  });
});

test("control characters of a register's or shopper's text forge no line of the terminal", async () => {
  await db
    .insertInto("customer")
    .values({
      email: "firma@example.com",
      guest: false,
      language: "de",
      password_hash: "none",
      company: "Holz GmbH",
      vat_number: "DE136695976",
      vat_status: "valid",
      vat_registered_name: "Andere AG\nMuster\u001B[2J",
    })
    .execute();
  const lines = await runOrderAdmin(deps, ["companies"]);
  expect(lines).toEqual([expect.stringContaining("registered as Andere AG Muster [2J")]);
});
