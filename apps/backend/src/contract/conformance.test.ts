// Runs the SDK's conformance checks against this backend, over HTTP.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createShop } from "@shop/core";
import { defineConformanceTests } from "@shop/core/testing/conformance";
import { afterAll, test } from "vitest";
import { PASSWORD, register } from "../auth/testing/account.ts";
import { insertCoupon } from "../cart/testing/coupons.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { category, product } from "../testing/fixture/ids.ts";
import { austriaConfig } from "./austriaConfig.ts";

const { app, db } = await createTestBackend();
await db.updateTable("sale_element").set({ stock: 100 }).where("stock", ">", 5).execute();
await insertCoupon(db, "HERBST");
await register(app, "anna@example.com");
await register(app, "eva@example.com");

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", headers, url = "" } = request;
  const body = method === "GET" ? {} : { body: Readable.toWeb(request) as ReadableStream, duplex: "half" };
  const call = new Request(new URL(url.replace(/^\/api/, ""), `http://${headers.host}`), {
    method,
    headers: headers as Record<string, string>,
    ...body,
  });
  const found = await app.fetch(call);
  response.writeHead(found.status, Object.fromEntries(found.headers));
  response.end(Buffer.from(await found.arrayBuffer()));
}

/** Serves the app on a local port; returns its base URL. */
async function serve(): Promise<string> {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  afterAll(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}/api/`;
}

const url = await serve();

defineConformanceTests(
  test,
  (environment) => createShop({ ...austriaConfig, apiUrl: url, fastApi: url }, environment),
  {
    data: {
      productId: product.pouf,
      scarceProductId: product.armchair,
      categoryId: category.living,
      coupon: "HERBST",
      customer: { email: "anna@example.com", password: PASSWORD },
      otherCustomer: { email: "eva@example.com", password: PASSWORD },
      otherCountry: "DE",
      address: {
        firstName: "Anna",
        lastName: "Auer",
        street: "Gasse 1",
        postalCode: "1060",
        city: "Wien",
        phone: "+43 660 1234567",
      },
      paymentCode: "Vorkasse",
    },
  },
);
