import type { TestBackend } from "../../testing/createTestBackend.ts";
import { changeOrderStatus, type OrderStatus } from "../orderStatus.ts";

export function createOrderHelpers({ db, clock }: Pick<TestBackend, "db" | "clock">) {
  return {
    orderOf: (cartId: number) =>
      db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", cartId).executeTakeFirstOrThrow(),
    statusOf: async (id: number) =>
      (await db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status,
    mailsOf: (id: number) =>
      db.selectFrom("mail_outbox").selectAll().where("order_id", "=", id).orderBy("id").execute(),
    setStatus: (id: number, to: OrderStatus) =>
      db
        .transaction()
        .execute((trx) => changeOrderStatus(trx, id, { to, actor: "shop", reason: "test", now: clock.now })),
    stockOf: async (variantId: number) =>
      (await db.selectFrom("sale_element").select("stock").where("id", "=", variantId).executeTakeFirstOrThrow()).stock,
  };
}
