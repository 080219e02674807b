import type { TestBackend } from "../../../testing/testDatabase.ts";
import { changeOrder, type OrderStatus } from "../orderLife.ts";

export function orderBook({ db, clock }: Pick<TestBackend, "db" | "clock">) {
  return {
    orderOf: (cartId: number) =>
      db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", cartId).executeTakeFirstOrThrow(),
    statusOf: async (id: number) =>
      (await db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status,
    mailsOf: (id: number) =>
      db.selectFrom("mail_outbox").selectAll().where("order_id", "=", id).orderBy("id").execute(),
    become: (id: number, to: OrderStatus) =>
      db.transaction().execute((trx) => changeOrder(trx, id, { to, by: "shop", why: "test", now: clock.now })),
    stockOf: async (saleElementId: number) =>
      (await db.selectFrom("sale_element").select("stock").where("id", "=", saleElementId).executeTakeFirstOrThrow())
        .stock,
  };
}
