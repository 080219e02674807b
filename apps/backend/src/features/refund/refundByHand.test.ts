import { describe, expect, test } from "vitest";
import { useDatabase } from "../../testing/testDatabase.ts";
import { goods, newBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { mailPaidOrder } from "../payment/paymentMails.ts";
import { refundOrder, type RefundWish } from "./refundOrder.ts";
import { orderBook } from "../order/testing/orderBook.ts";

const backend = await useDatabase();
const { app, db, deps } = backend;
const { orderOf, become, statusOf } = orderBook(backend);
const wish: RefundWish = { byHand: false, restock: false, again: false, why: "" };

const notesOf = (id: number) => db.selectFrom("credit_note").select("id").where("order_id", "=", id).execute();

describe("money that came by itself", () => {
  const placed = async (path: "vorkasse" | "ramburs", method: number) => {
    const buyer = await newBuyer(app, goods.pouf, 1);
    await send(app, `/${path}/pay`, payBody(buyer, { payment_module_id: method }), { token: buyer.token });
    return orderOf(buyer.cartId);
  };

  test("a transfer goes back by hand, and not before it came", async () => {
    const { id } = await placed("vorkasse", 1);
    await expect(refundOrder(deps, id, { ...wish, byHand: true })).rejects.toThrow("No money");
    await become(id, "paid");
    await expect(refundOrder(deps, id, wish)).rejects.toThrow("--by-hand");
    await refundOrder(deps, id, { ...wish, byHand: true });
    expect(await statusOf(id)).toBe("refunded");
  });

  test("cash has come when the goods were handed over", async () => {
    const { id } = await placed("ramburs", 2);
    await become(id, "processing");
    await become(id, "sent");
    await expect(refundOrder(deps, id, { ...wish, byHand: true })).rejects.toThrow("No money");
    await become(id, "delivered");
    await refundOrder(deps, id, { ...wish, byHand: true });
    expect(await statusOf(id)).toBe("refunded");
  });

  test("an order that was never invoiced has no credit note either", async () => {
    const { id } = await placed("vorkasse", 1);
    await become(id, "paid");
    await refundOrder(deps, id, { ...wish, byHand: true });
    expect(await notesOf(id)).toEqual([]);
    const other = await placed("vorkasse", 1);
    await become(other.id, "paid");
    await db.transaction().execute((trx) => mailPaidOrder(deps, trx, other.id));
    await refundOrder(deps, other.id, { ...wish, byHand: true });
    expect(await notesOf(other.id)).toHaveLength(1);
  });
});
