import { describe, expect, test } from "vitest";
import { useDatabase } from "../../testing/testDatabase.ts";
import { goods, newBuyer, payBody, send } from "../cart/testing/shopper.ts";
import { changeOrder, type OrderStatus } from "../order/orderLife.ts";
import { mailPaidOrder } from "../payment/paymentMails.ts";
import { refundOrder, type RefundWish } from "./refundOrder.ts";

const { app, db, deps, clock } = await useDatabase();
const wish: RefundWish = { byHand: false, restock: false, again: false, why: "" };

const orderOf = (cartId: number) =>
  db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", cartId).executeTakeFirstOrThrow();
const become = (id: number, to: OrderStatus) =>
  db.transaction().execute((trx) => changeOrder(trx, id, { to, by: "shop", why: "test", now: clock.now }));
const statusOf = async (id: number) =>
  (await db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
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
