import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createCustomer, type Person, placeOrder } from "../auth/testing/people.ts";
import { call, type Caller } from "../auth/testing/account.ts";
import { fixtureItems } from "../cart/testing/shopper.ts";
import { runPurges } from "../platform/jobs/runPurges.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { product, variant } from "../testing/fixture/ids.ts";

const backend = await createTestBackend();
const { app, db, clock } = backend;

const HOUR = 3_600_000;

/** Signs up a customer who may review the stool. */
async function createReviewer(name: string): Promise<Person> {
  const person = await createCustomer(backend, `${name}@example.com`);
  const orderId = await placeOrder(backend, person.caller, person.ids, fixtureItems.stool);
  await db.updateTable("orders").set({ status: "delivered" }).where("id", "=", orderId).execute();
  return person;
}

const draw = (width = 400, height = 300): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#1f4d3e" } });
const jpeg = await draw().jpeg().toBuffer();

async function upload(
  file: Buffer | ReadableStream<Uint8Array>,
  { bearer }: Caller,
  variantId: number = variant.stool,
): Promise<Response> {
  const headers = {
    "Content-Type": "image/jpeg",
    ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
  };
  const body = file instanceof ReadableStream ? file : new Uint8Array(file);
  return app.request(
    `/comments/pictures/${variantId}`,
    { method: "POST", headers, body, duplex: "half" } as RequestInit,
    { clientAddress: "192.0.2.1" },
  );
}

async function uploadKey(file: Buffer, as: Caller): Promise<string> {
  const response = await upload(file, as);
  expect(response.status).toBe(201);
  return ((await response.json()) as { key: string }).key;
}

const review = { pse_id: variant.stool, title: "Steht", content: "Wackelt nicht.", rating: 5, language: "de" };
const post = (pictures: readonly string[], as: Caller): Promise<Response> =>
  call(app, "POST", "/comments", { ...review, pictures }, as);

const stored = (key: string) =>
  db.selectFrom("review_picture").selectAll().where("key", "=", key).executeTakeFirstOrThrow();

let anna: Person;
beforeAll(async () => {
  anna = await createReviewer("anna");
});

describe("an uploaded photo", () => {
  test("has no EXIF, GPS and other metadata, and stands upright", async () => {
    const gps = {
      GPSLatitudeRef: "N",
      GPSLatitude: "48/1 12/1 0/1",
      GPSLongitudeRef: "E",
      GPSLongitude: "16/1 22/1 0/1",
    };
    const file = await draw(400, 300)
      .withExif({ IFD0: { Copyright: "Anna Huber", Make: "Phone" }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    expect(before.exif?.toString("latin1")).toContain("Anna Huber");
    expect(before.orientation).toBe(6);

    const { large, small, width, height } = await stored(await uploadKey(file, anna.caller));
    for (const encoded of [large, small]) {
      const { exif, xmp, iptc, icc, orientation, format } = await sharp(encoded).metadata();
      expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: "webp" });
      expect(encoded.toString("latin1")).not.toMatch(/EXIF|Exif|Anna|GPS|Phone/);
    }
    expect([width, height]).toEqual([300, 400]);
  });

  test("is made smaller, never larger", async () => {
    const big = await stored(await uploadKey(await draw(4000, 2000).png().toBuffer(), anna.caller));
    expect([big.width, big.height]).toEqual([1600, 800]);
    expect(await sharp(big.small).metadata()).toMatchObject({ width: 240, height: 240 });
    const tiny = await stored(await uploadKey(await draw(50, 40).webp().toBuffer(), anna.caller));
    expect([tiny.width, tiny.height]).toEqual([50, 40]);
  });

  test("is white where it was transparent", async () => {
    const file = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const { large } = await stored(await uploadKey(file, anna.caller));
    expect((await sharp(large).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  test("may only be sent by a customer who may review the product", async () => {
    expect((await upload(jpeg, {})).status).toBe(401);
    expect((await upload(jpeg, anna.caller, variant.armchairForest)).status).toBe(403);
    expect((await upload(jpeg, anna.caller, variant.hidden)).status).toBe(404);
    expect((await upload(jpeg, anna.caller, 999_999)).status).toBe(404);
  });

  test.each<[name: string, create: () => Promise<Buffer> | Buffer, code: string]>([
    ["a text", () => Buffer.from("no photo"), "invalid"],
    ["nothing", () => Buffer.alloc(0), "invalid"],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "invalid"],
    ["a GIF", () => draw().gif().toBuffer(), "invalid"],
    ["a TIFF", () => draw().tiff().toBuffer(), "invalid"],
    ["an AVIF", () => draw(64, 64).avif().toBuffer(), "invalid"],
    ["half of a JPEG", () => noise().then((file) => file.subarray(0, file.length / 2)), "invalid"],
    ["half of a PNG", () => noise("png").then((file) => file.subarray(0, file.length / 2)), "invalid"],
    ["a decompression bomb", () => draw(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(), "tooLarge"],
    ["more than 10 MB", () => Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), "tooLarge"],
  ])("is not %s", async (_name, create, code) => {
    const response = await upload(await create(), anna.caller);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", fields: { picture: code } });
  });

  test("waits for no other customer's slow upload, and at most two of a customer arrive at a time", async () => {
    const slow = await Promise.all(["slow1", "slow2", "slow3"].map(createReviewer));
    const slowly = ({ caller }: Person) => {
      const reading = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const source: UnderlyingDefaultSource<Uint8Array> = {
        async pull(stream) {
          reading.resolve();
          await end.promise;
          stream.enqueue(new Uint8Array(jpeg));
          stream.close();
        },
      };
      const body = new ReadableStream(source, { highWaterMark: 0 });
      return { reading: reading.promise, end: end.resolve, status: upload(body, caller).then(({ status }) => status) };
    };
    const uploads = [...slow, ...slow].map(slowly);
    await Promise.all(uploads.map(({ reading }) => reading));
    expect((await upload(jpeg, anna.caller)).status).toBe(201);
    expect((await upload(jpeg, slow[0]!.caller)).status).toBe(429);
    for (const { end, status } of uploads) {
      end();
      expect(await status).toBe(201);
    }
    expect((await upload(jpeg, slow[0]!.caller)).status).toBe(201);
  });

  test("is one of eight at most, and is deleted after a day without a review", async () => {
    const eva = await createReviewer("eva");
    const keys: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      keys.push(await uploadKey(jpeg, eva.caller));
    }
    const kept = db.selectFrom("review_picture").select("key").where("customer_id", "=", eva.ids.customerId);
    expect((await kept.orderBy("created_at").execute()).map(({ key }) => key)).toEqual(keys.slice(1));
    await runPurges(db, new Date(clock.now.getTime() + 23 * HOUR));
    expect(await kept.execute()).toHaveLength(8);
    await runPurges(db, new Date(clock.now.getTime() + 24 * HOUR + 1));
    expect(await kept.execute()).toEqual([]);
  });

  test("is one of forty in an hour", async () => {
    const olga = await createReviewer("olga");
    const file = await draw(8, 8).png().toBuffer();
    for (let count = 0; count < 40; count += 1) expect((await upload(file, olga.caller)).status).toBe(201);
    const refused = await upload(file, olga.caller);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("a review with photos", () => {
  const file = (key: string, size = ""): Promise<Response> =>
    Promise.resolve(app.request(`/comments/pictures/${key}${size}.webp`));

  test("shows them in their order once it is published", async () => {
    const maria = await createReviewer("maria");
    const keys = [
      await uploadKey(jpeg, maria.caller),
      await uploadKey(await draw(30, 20).png().toBuffer(), maria.caller),
    ];
    const [first = "", second = ""] = keys;
    expect((await post([second, first], maria.caller)).status).toBe(201);
    expect((await file(first)).status).toBe(404);

    await db
      .updateTable("review")
      .set({ status: "accepted" })
      .where("customer_id", "=", maria.ids.customerId)
      .execute();
    const [row] = (await (await app.request(`/comments/${product.stool}`)).json()) as { pictures: unknown }[];
    expect(row?.pictures).toEqual([
      {
        url: `/media/reviews/${second}.webp`,
        thumbnail_url: `/media/reviews/${second}-small.webp`,
        width: 30,
        height: 20,
      },
      {
        url: `/media/reviews/${first}.webp`,
        thumbnail_url: `/media/reviews/${first}-small.webp`,
        width: 400,
        height: 300,
      },
    ]);
    const large = await file(first);
    expect([large.status, large.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect(large.headers.get("Cache-Control")).toBe("public, max-age=31536000, s-maxage=3600, immutable");
    expect(Buffer.from(await large.arrayBuffer())).toEqual((await stored(first)).large);
    expect(Buffer.from(await (await file(first, "-small")).arrayBuffer())).toEqual((await stored(first)).small);

    await db.updateTable("product").set({ visible: false }).where("id", "=", product.stool).execute();
    expect((await file(first)).status).toBe(404);
    await db.updateTable("product").set({ visible: true }).where("id", "=", product.stool).execute();
  });

  test("is refused, with nothing stored, if a photo is another customer's, unknown, sent twice or one too many", async () => {
    const ida = await createReviewer("ida");
    const own = await uploadKey(jpeg, ida.caller);
    const foreign = await uploadKey(jpeg, anna.caller);
    for (const keys of [[foreign], [own, foreign], ["A".repeat(22)], [own, own]]) {
      const response = await post(keys, ida.caller);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { picture: "invalid" } });
    }
    expect(
      (
        await post(
          Array.from({ length: 5 }, () => own),
          ida.caller,
        )
      ).status,
    ).toBe(400);
    expect((await post(["no key"], ida.caller)).status).toBe(400);
    const reviews = db.selectFrom("review").select("id").where("customer_id", "=", ida.ids.customerId);
    expect(await reviews.execute()).toEqual([]);
    expect((await post([own], ida.caller)).status).toBe(201);
    expect((await stored(foreign)).customer_id).toBe(anna.ids.customerId);
  });

  test.each(["A.webp", `${"A".repeat(22)}.svg`, `${"A".repeat(22)}-large.webp`, "..%2F..%2Fcart.webp"])(
    "has no file %s",
    async (name) => {
      const response = await app.request(`/comments/pictures/${name}`);
      expect([400, 404]).toContain(response.status);
    },
  );
});

/** A photo whose files do not end in blank pixels. */
function noise(format: "jpeg" | "png" = "jpeg"): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251);
  return sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}
