import { describe, expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { fixtureItems, createBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { emit } from "../events/emit.ts";
import { refundOrder, type RefundRequest } from "./refundOrder.ts";
import { createOrderHelpers } from "../order/testing/orderHelpers.ts";

const backend = await createTestBackend();
const { app, db, deps } = backend;
const { orderOf, setStatus, statusOf } = createOrderHelpers(backend);
const request: RefundRequest = { isManual: false, restock: false, allowRepeat: false, reason: "" };

const notesOf = (id: number) => db.selectFrom("credit_note").select("id").where("order_id", "=", id).execute();

describe("manual payments", () => {
  const placed = async (path: "vorkasse" | "ramburs", method: number) => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 1);
    await send(app, `/${path}/pay`, payBody(buyer, { payment_module_id: method }), { token: buyer.token });
    return orderOf(buyer.cartId);
  };

  test("a transfer is refunded by hand, and not before it was received", async () => {
    const { id } = await placed("vorkasse", 1);
    await expect(refundOrder(deps, id, { ...request, isManual: true })).rejects.toThrow("has not been paid");
    await setStatus(id, "paid");
    await expect(refundOrder(deps, id, request)).rejects.toThrow("--by-hand");
    await refundOrder(deps, id, { ...request, isManual: true });
    expect(await statusOf(id)).toBe("refunded");
  });

  test("cash counts as received on delivery", async () => {
    const { id } = await placed("ramburs", 2);
    await setStatus(id, "processing");
    await setStatus(id, "sent");
    await expect(refundOrder(deps, id, { ...request, isManual: true })).rejects.toThrow("has not been paid");
    await setStatus(id, "delivered");
    await refundOrder(deps, id, { ...request, isManual: true });
    expect(await statusOf(id)).toBe("refunded");
  });

  test("an order that was never invoiced has no credit note either", async () => {
    const { id } = await placed("vorkasse", 1);
    await setStatus(id, "paid");
    await refundOrder(deps, id, { ...request, isManual: true });
    expect(await notesOf(id)).toEqual([]);
    const other = await placed("vorkasse", 1);
    await setStatus(other.id, "paid");
    await db.transaction().execute((trx) => emit(trx, deps, "order:paid", { orderId: other.id }));
    await refundOrder(deps, other.id, { ...request, isManual: true });
    expect(await notesOf(other.id)).toHaveLength(1);
  });
});
