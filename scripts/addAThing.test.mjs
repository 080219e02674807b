// Adds each thing to a copy of the shop, compiles the copy, starts it and uses what was added.
import { spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json as readJson, text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { additions, applyEdit, translate } from "./lib/additions.mjs";
import { copyWorkspace } from "./lib/copyWorkspace.mjs";
import { at, node } from "./lib/workspace.mjs";

const MINUTES_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), "lindenhaus-added-"));
const bin = (name) => at("node_modules/.bin", name);

/** Runs a program of the workspace in the copy; returns its output, or what failed. */
function run(cwd, name, ...args) {
  const { status, stdout, stderr } = spawnSync(bin(name), args, { cwd: join(folder, cwd), encoding: "utf8" });
  return status === 0 ? "" : `${name} ${args.join(" ")}\n${stdout}${stderr}`;
}

const ADDRESS = {
  label: "",
  title: 1,
  firstname: "Anna",
  lastname: "Huber",
  company: "",
  address1: "Lindengasse 12/3",
  address2: "",
  address3: "",
  zipcode: "1070",
  city: "Wien",
  country: 13,
  state: null,
  phone: "+43 660 1234567",
  cellphone: "",
};

/** Calls the API of the shop as a storefront does. */
async function call(path, body, token = "", more = {}) {
  const headers = { "Content-Type": "application/json", ...(token !== "" && { "X-Cart-Token": token }), ...more };
  const method = body === undefined ? "GET" : "POST";
  const response = await fetch(`${origin}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
  const content = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${content}`);
  return JSON.parse(content);
}

const TWINT_SECRET = "secret-of-the-ninth-provider";
/** Payments at the ninth provider. */
const payments = [];
const twint = createHttpServer((request, response) => void startPayment(request, response));

async function startPayment(request, response) {
  const id = `p-${payments.length + 1}`;
  payments.push({ ...(await readJson(request)), id, url: `https://pay.twint.example/${id}`, state: "open" });
  response.end(JSON.stringify(payments.at(-1)));
}

let shop;
let origin;

beforeAll(async () => {
  copyWorkspace(folder);
  const list = (path) =>
    readdirSync(join(folder, path), { recursive: true, encoding: "utf8" }).map((name) =>
      `${path}/${name}`.replaceAll("\\", "/"),
    );
  const read = (path) => readFileSync(join(folder, path), "utf8");
  for (const { edits, translation } of Object.values(additions)) {
    for (const edit of [...edits, ...(translation ? translate(translation, { list, read }) : [])]) {
      const path = join(folder, edit.file);
      writeFileSync(path, edit.after === undefined ? edit.text : applyEdit(readFileSync(path, "utf8"), edit));
    }
  }
}, MINUTES_MS);

afterAll(async () => {
  if (shop !== undefined) {
    const ended = new Promise((done) => void shop.once("exit", done));
    shop.kill("SIGINT");
    await ended;
  }
  twint.close();
  rmSync(folder, { recursive: true, force: true });
}, MINUTES_MS);

test.each(Object.values(additions))("$title: at most $limit", ({ files, limit }) => {
  expect(files.length).toBeLessThanOrEqual(limit);
});

test(
  "the copy compiles",
  () => {
    expect(run("packages/core", "node", "scripts/readCalls.mjs")).toBe("");
    for (const member of ["packages/core", "packages/react"]) {
      expect(run(member, "tsup")).toBe("");
      expect(run(member, "tsc", "-p", "tsconfig.build.json")).toBe("");
    }
    for (const member of ["apps/backend", "apps/storefront"]) expect(run(member, "tsc", "-p", ".")).toBe("");
  },
  5 * MINUTES_MS,
);

test("the new read call is a method of its client, a single call and a query with its key", async () => {
  const load = (entry) => import(join(folder, `packages/core/dist/exports/${entry}.js`));
  const [{ createShop }, { greetingCall, plainHttp }, { greetingQuery, isPriced }, { testEnvironment }] =
    await Promise.all(["index", "calls", "query", "testing"].map(load));
  const fetch = async ({ url }) => Response.json({ text: url });
  const api = "https://shop.test/api/";
  const config = { apiUrl: api, fastApi: api, token: "t", language: "de", locale: "de-AT", market: "AT", countryId: 5 };
  const environment = testEnvironment({ fetch });
  const added = createShop(config, environment);
  const url = `${api}greeting?name=Anna&locale=de_AT`;
  expect(await added.content.greeting("Anna")).toBe(url);
  expect(await greetingCall(plainHttp(config, environment), config)("Anna")).toBe(`${url}&country_id=5`);
  const { queryKey, queryFn, staleTime } = greetingQuery(added, "Anna");
  expect([queryKey.slice(0, 2), queryKey.at(-1), isPriced(queryKey), staleTime]).toEqual([
    ["content", "greeting"],
    "Anna",
    true,
    60_000,
  ]);
  expect(await queryFn()).toBe(url);
});

describe("the shop with everything added", () => {
  beforeAll(async () => {
    await new Promise((done) => twint.listen(0, "127.0.0.1", done));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      DEMO: "1",
      TWINT_API: `http://127.0.0.1:${twint.address().port}`,
      TWINT_SECRET,
      NODE_ENV: "development",
    };
    shop = spawn(node, [join(folder, "apps/storefront/server/dev.ts")], { cwd: folder, env });
    let output = "";
    for (const stream of [shop.stdout, shop.stderr]) stream.on("data", (text) => void (output += text));
    await new Promise((done, fail) => {
      shop.stdout.on("data", () => void (output.includes(`${origin}/`) && done()));
      shop.once("exit", (code) => fail(new Error(`the shop ended with ${code}:\n${output}`)));
    });
  }, 5 * MINUTES_MS);

  test(
    "a product page shows the new field",
    async () => {
      const response = await fetch(`${origin}/teppich-rauris.html`);
      const html = await response.text();
      expect([response.status, /<p>Nur kalt abtupfen\.<\/p>/.exec(html)?.[0]]).toEqual([
        200,
        "<p>Nur kalt abtupfen.</p>",
      ]);
    },
    2 * MINUTES_MS,
  );

  test(
    "the ninth payment module is shown in three languages, redirects, and its order is paid by its webhook",
    async () => {
      const titles = { de_AT: "TWINT-App", en_AT: "TWINT app", ro_RO: "Aplicația TWINT" };
      const { cart_id, token, shipping: _, ...order } = await startOrder("de_AT", {});
      for (const [locale, title] of Object.entries(titles)) {
        const methods = await call(`ExternalOrderApi/getActivePaymentMethods/${cart_id}/${locale}`, undefined, token);
        expect(methods.data).toContainEqual(expect.objectContaining({ id: 9, code: "Twint", title }));
        const [language, market] = locale.toLowerCase().split("_");
        const { html } = await open(`${market}-${language}`, "/");
        expect([html.includes(title), html.includes('<path d="M4 4h16l-8 16z"')]).toEqual([true, true]);
      }

      const page = await call("twint/pay", { ...order, cart_id, payment_module_id: 9 }, token);
      expect(page).toBe("https://pay.twint.example/p-1");
      const { isAllowedRedirect } = await import(join(folder, "packages/core/dist/exports/checkout.js"));
      expect(isAllowedRedirect("Twint", page, { origin })).toBe(true);
      expect(isAllowedRedirect("PayPal", page, { origin })).toBe(false);

      const report = JSON.stringify({ ...payments[0], state: "paid" });
      const sendReport = (secret) =>
        fetch(`${origin}/api/payment/webhook/twint`, {
          method: "POST",
          headers: { "X-Twint-Signature": createHmac("sha256", secret).update(report).digest("hex") },
          body: report,
        });
      expect((await sendReport("forged")).status).toBe(400);
      expect(await call(`order/result?cart_id=${cart_id}`, undefined, token)).toMatchObject({ payment: "pending" });
      expect(await (await sendReport(TWINT_SECRET)).json()).toEqual({ result: "applied" });
      expect(await call(`order/result?cart_id=${cart_id}`, undefined, token)).toMatchObject({ payment: "paid" });
    },
    2 * MINUTES_MS,
  );

  test(
    "the fourth country has a storefront, VAT, shipping and addresses",
    async () => {
      const { status, html } = await open("it-en", "/");
      expect([status, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]]).toEqual([200, "en"]);
      expect(html).toContain("Italy");
      expect((await open("at-de", "/")).html).toMatch(/hreflang="en-IT"/i);
      const config = await call("locale_config/custom_attribute/?locale=en_IT");
      expect([config.tax_tax_title, config.store_phone]).toEqual(["22% VAT", "+39 02 000 12 34"]);
      const address = { zipcode: "20121", city: "Milano", country: 108, phone: "+39 02 1234567" };
      expect(JSON.stringify(await placeOrder("en_IT", address))).toContain("12.9");
      const core = await import(join(folder, "packages/core/dist/exports/index.js"));
      expect([core.validatePostalCode("20121", "IT"), core.validatePostalCode("2012", "IT")]).toEqual([
        undefined,
        "wrongLength",
      ]);
    },
    2 * MINUTES_MS,
  );

  test(
    "the fourth language has pages, emails and search",
    async () => {
      const { status, html } = await open("at-it", "/");
      expect([status, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]]).toEqual([200, "it"]);
      expect(html).toContain("Skip to content (it)");
      await placeOrder("it_AT", {});
      const mails = join(folder, "data/mails");
      await vi.waitFor(
        () => {
          const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), "utf8"));
          expect(texts.join("\n")).toContain("Kind regards (it)");
        },
        { timeout: 60_000, interval: 1000 },
      );
      const { index_prefix, front_username, front_password } = await call("ConfigApi");
      const search = { id: `${index_prefix}product`, params: { text: "rauris", from: 0, size: 6 } };
      const Authorization = `Basic ${btoa(`${front_username}:${front_password}`)}`;
      const found = await call("search/product_it_AT/_search/template", search, "", { Authorization });
      expect(found.hits.total.value).toBeGreaterThan(0);
    },
    2 * MINUTES_MS,
  );
});

/** Starts an order of one product; returns what a pay call needs, and the shipping methods. */
async function startOrder(locale, address) {
  const [{ ID: product, PRODUCT_SALE_ELEMENT: product_sale_elements_id }] = await call("products_list?limit=1");
  const added = await call("cart/add", {
    thelia_cart_add: { append: 1, product, product_sale_elements_id, quantity: 1 },
  });
  const { cartId: cart_id, cart } = added.data;
  const { token } = cart;
  const { data } = await call("cart/assignCustomer", { email: "anna@example.com", cart_id }, token);
  const row = { ...ADDRESS, ...address, customer_id: data.customer_id, cart_id };
  const { AddressItems } = await call("ExternalOrderApi/address", row, token);
  const shipping = await call(`ExternalOrderApi/getActiveDelivery/${cart_id}/${locale}`, undefined, token);
  return {
    cart_id,
    token,
    delivery_address_id: AddressItems[0].ID,
    delivery_module_id: shipping.data[0].id,
    locale,
    shipping: shipping.data,
  };
}

/** Orders a product by prepayment in a storefront; returns the shipping methods. */
async function placeOrder(locale, address) {
  const { shipping, token, ...order } = await startOrder(locale, address);
  await call("vorkasse/pay", { ...order, payment_module_id: 1 }, token);
  return shipping;
}

/** Opens a page of a storefront. */
async function open(storefront, path) {
  const { port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers();
  get(
    { port, path, host: "localhost", headers: { Host: `${storefront}.localhost:${port}`, Accept: "text/html" } },
    resolve,
  ).on("error", reject);
  const response = await promise;
  return { status: response.statusCode, html: await readText(response) };
}

test("an edit fails when its place is missing or ambiguous", () => {
  expect(applyEdit("a\nb\n", { after: "a\n", text: "x\n" })).toBe("a\nx\nb\n");
  expect(() => applyEdit("b\n", { file: "f", after: "a\n", text: "" })).toThrow("expected once");
  expect(() => applyEdit("a\na\n", { file: "f", after: "a\n", text: "" })).toThrow("expected once");
});

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
