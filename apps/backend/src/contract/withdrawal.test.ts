// Tests the SDK's withdrawals and invoices against this backend, in both dialects.
import { createShop, isShopError } from "@shop/core";
import { withdrawalSchema } from "@shop/core/withdrawal";
import { expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { type Dialect, createEnvironment } from "./createEnvironment.ts";

const { app, db } = await createTestBackend();

const shopOf = (dialect: Dialect) =>
  createShop(
    {
      apiUrl: "http://shop.test/api/",
      fastApi: "http://shop.test/api/",
      token: "shop",
      language: "ro",
      locale: "ro-RO",
      market: "RO",
    },
    createEnvironment(app, dialect),
  );

test.each<Dialect>(["natives", "strings"])("a form becomes a declaration, dialect %s", async (dialect) => {
  const shop = shopOf(dialect);
  const form = {
    name: "Ștefan",
    orderRef: `ORD ${dialect}`,
    email: "stefan@example.com",
    items: "2x Pouf",
    reason: "",
  };
  const validated = withdrawalSchema["~standard"].validate(form);
  if (validated.issues !== undefined) throw new Error("rejected");
  const key = `contract-${dialect}-0123456789`;
  const receipt = await shop.withdrawal.declare(validated.value, key);
  expect(await shop.withdrawal.declare(validated.value, key)).toEqual(receipt);
  const row = await db
    .selectFrom("withdrawal")
    .selectAll()
    .where("reference", "=", receipt.reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: "Ștefan", locale: "ro_RO", lines: [{ title: "Pouf", quantity: 2 }] });
  expect(receipt.receivedAt).toBe(row.received_at.toISOString());
});

test("backend errors appear at the form's own fields", async () => {
  const refused = await shopOf("natives")
    .withdrawal.declare({ name: "", orderRef: "", email: "x", reason: "", items: [] }, "contract-refused-0123456789")
    .catch((error: unknown) => error);
  expect(isShopError(refused, "INVALID_INPUT") && refused.details["fields"]).toEqual({
    name: "required",
    orderRef: "required",
    email: "invalid",
  });
});

test("an invoice requires a session", async () => {
  const refused = await shopOf("natives")
    .orders.invoice(1)
    .catch((error: unknown) => error);
  expect(isShopError(refused, "UNAUTHORIZED")).toBe(true);
});
