import type { Deps } from "../deps.ts";
import { emit } from "../events/emit.ts";
import { countUnshipped, type LineUnits, readLineUnits } from "../order/lineUnits.ts";
import { canTransition } from "../order/orderStatus.ts";
import { insertShipment, type ShippedUnits } from "../order/shipments.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { type AdminOrder, CommandRejected } from "./adminOrder.ts";
import { CASH_ON_DELIVERY, changeStatus, rejectUnpaid } from "./changes.ts";

export interface ShipRequest {
  /** Without a quantity: all units of the line that are left. Absent: all of the order that is left. */
  lines: readonly { position: number; quantity: number | undefined }[] | undefined;
  trackingNumbers: readonly string[];
  /** The customer, who chose one delivery, agreed to several. */
  isSplitAgreed: boolean;
}

/** Ships all units of an order that are left, or some of them. The order is sent once none is left (decision 0341). */
export const shipOrder = (deps: Deps, order: AdminOrder, request: ShipRequest): Promise<void> =>
  runInTransaction(deps.db, async (trx) => {
    const status = await rejectUnpaid(trx, order);
    // An unpaid one is packed first, by the same command.
    if (status !== "not_paid" && !canTransition(status, "sent"))
      throw new CommandRejected(`${order.ref} is ${status}: it cannot become sent`);
    const units = await readLineUnits(trx, order.id);
    const lines = selectUnits(units, request.lines);
    const isLast = lines.reduce((sum, { quantity }) => sum + quantity, 0) === sumUnshipped(units);
    if (!isLast) {
      const { complete_delivery: isOneDelivery } = await trx
        .selectFrom("orders")
        .select("complete_delivery")
        .where("id", "=", order.id)
        .executeTakeFirstOrThrow();
      if (order.code === CASH_ON_DELIVERY)
        throw new CommandRejected(`${order.ref} is paid on delivery: ship all of it at once`);
      if (isOneDelivery && !request.isSplitAgreed)
        throw new CommandRejected(`The customer of ${order.ref} chose one delivery: --split, if several are agreed`);
    }
    const now = deps.clock();
    await insertShipment(trx, order.id, { lines, trackingNumbers: request.trackingNumbers, now });
    if (isLast) {
      if (status === "not_paid") await changeStatus(deps, trx, order, "processing");
      await changeStatus(deps, trx, order, "sent");
      await emit(trx, deps, "order:sent", { orderId: order.id });
      return;
    }
    const positions = new Map(units.map(({ lineId }, at) => [lineId, at + 1]));
    const shipped = lines.map(({ lineId, quantity }) => `${quantity} of line ${positions.get(lineId)}`);
    await trx
      .insertInto("order_event")
      .values({
        order_id: order.id,
        at: now,
        actor: "shop",
        from_status: status,
        to_status: status,
        why: `shipped ${shipped.join(", ")}`,
      })
      .execute();
    await emit(trx, deps, "order:partlySent", { orderId: order.id });
  });

const sumUnshipped = (units: readonly LineUnits[]): number =>
  units.reduce((sum, line) => sum + countUnshipped(line), 0);

function selectUnits(units: readonly LineUnits[], requested: ShipRequest["lines"]): ShippedUnits[] {
  if (sumUnshipped(units) === 0) throw new CommandRejected("Nothing is left to ship");
  const positions = requested ?? units.map((_, at) => ({ position: at + 1, quantity: undefined }));
  if (new Set(positions.map(({ position }) => position)).size < positions.length)
    throw new CommandRejected("Name each line once, with a quantity");
  return positions.flatMap(({ position, quantity }) => {
    const line = units[position - 1];
    if (line === undefined) throw new CommandRejected(`The order has no line ${position}`);
    const left = countUnshipped(line);
    if (requested === undefined && left === 0) return [];
    const shipped = quantity ?? left;
    if (shipped > left || shipped < 1) throw new CommandRejected(`${left} of line ${position} can be shipped`);
    return [{ lineId: line.lineId, quantity: shipped }];
  });
}
