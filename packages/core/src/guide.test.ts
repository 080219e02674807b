import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { FakeCartBackend } from "./testing/fakeCartBackend.js";

const root = new URL("../../../", import.meta.url);
const guide = readFileSync(new URL("docs/guides/a-cart-in-thirty-lines.md", root), "utf8");
const program = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";

const chair = {
  ID: 11,
  REF: "LH-1",
  TITLE: "Stuhl",
  URL: "/stuhl",
  PRODUCT_SALE_ELEMENT: 1,
  BEST_TAXED_PRICE: 159,
  TAXED_PRICE: 159,
  IS_PROMO: 0,
  stock: 9,
  LOWEST_PRICE: "",
  PSE_COUNT: 1,
  freight: 0,
  quantityCount: 1,
  delivery_delay_min: 3,
  delivery_delay_max: 5,
};

/** A backend over real HTTP that sells one chair. */
function openShop(): Promise<Server> {
  const backend = new FakeCartBackend([{ variantId: 1, productId: 11, unitCents: 15_900, vatPercent: 20, stock: 9 }]);
  const server = createServer((request, response) => void respond(request, response));
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const path = new URL(request.url ?? "", "http://shop").pathname.replace("/api/", "");
    const header = (name: string): string | undefined => request.headers[name]?.toString();
    const result = path.startsWith("cart/")
      ? backend.handle({
          path,
          body: JSON.parse(text) as Record<string, unknown>,
          cartToken: header("x-cart-token"),
          idempotencyKey: header("idempotency-key"),
        })
      : {
          status: 200,
          body: path.startsWith("products_list")
            ? [chair]
            : { data: [{ id: 78, position: 1, postage_amount_taxed: 9.9 }] },
        };
    response.writeHead(result.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(result.body));
  };
  return new Promise((done) => void server.listen(0, "127.0.0.1", () => done(server)));
}

test("the guide's program has thirty lines and runs without a DOM", async () => {
  expect(program.split("\n").length).toBeLessThanOrEqual(31);
  const server = await openShop();
  const folder = mkdtempSync(fileURLToPath(new URL("packages/core/.guide-", root)));
  const printed: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...values: unknown[]) => {
    printed.push(values.join(" ").replaceAll(/\s+/gu, " "));
  });
  try {
    const { port } = server.address() as AddressInfo;
    const code = program
      .replace("http://localhost:3000", `http://127.0.0.1:${port}`)
      .replace('"@shop/core/server"', '"../src/exports/server.js"')
      .replace('"@shop/core"', '"../src/exports/index.js"');
    writeFileSync(join(folder, "cart.ts"), code);
    await import(join(folder, "cart.ts"));
    await vi.waitFor(() => expect(printed.at(-1)).toBe("confirmed 2 € 318,00 € 9,90 € 327,90"), { timeout: 15_000 });
    expect(printed[0]).toBe("confirmed 0 € 0,00 € 0,00 € 0,00");
    expect(printed).toContain("submitted 2 € 318,00 … …");
  } finally {
    log.mockRestore();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
