import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { WithdrawnLine } from "../platform/db/documentTables.ts";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { emit } from "../events/emit.ts";
import { orderEmail } from "../order/orderEmail.ts";
import type { WithdrawalInput } from "./withdrawalInput.ts";

/** Identical declarations within this time are one: a second click, a reloaded page. */
const DUPLICATE_MINUTES = 10;
/** Without ambiguous letters and digits. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export interface ReceivedWithdrawal {
  reference: string;
  receivedAt: Date;
  mail: "sent" | "queued";
}

/**
 * Stores a declaration of withdrawal and queues its receipt, both or neither. Response and work are the same whether
 * the order exists or not: one statement looks it up. The deadline is not checked; late declarations are decided
 * manually. Source: Directive 2011/83/EU art. 11a, decision 0054.
 */
export async function receiveWithdrawal(
  trx: Transaction<Tables>,
  deps: Deps,
  input: WithdrawalInput,
): Promise<ReceivedWithdrawal> {
  const inputHash = createHash("sha256").update(JSON.stringify(input)).digest();
  // Serializes identical requests: the second one waits here and finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${inputHash.toString("base64")}, 0))`.execute(trx);
  const now = deps.clock();
  const duplicate = await trx
    .selectFrom("withdrawal")
    .leftJoin("mail_outbox", (join) =>
      join.onRef("mail_outbox.withdrawal_id", "=", "withdrawal.id").on("mail_outbox.kind", "=", "withdrawal-received"),
    )
    .select(["reference", "received_at", "sent_at"])
    .where("said_hash", "=", inputHash)
    .where("received_at", ">", new Date(now.getTime() - DUPLICATE_MINUTES * 60_000))
    .executeTakeFirst();
  if (duplicate !== undefined) {
    return {
      reference: duplicate.reference,
      receivedAt: duplicate.received_at,
      mail: duplicate.sent_at === null ? "queued" : "sent",
    };
  }
  const reference = createReference(deps.randomBytes);
  const lines = await resolveLines(trx, input);
  const { name, order_ref, email, reason, locale } = input;
  const { id } = await trx
    .insertInto("withdrawal")
    .values({
      reference,
      name,
      order_ref,
      email,
      reason,
      lines: JSON.stringify(lines),
      locale,
      said_hash: inputHash,
      received_at: now,
      order_id: sql<number | null>`(
        select orders.id from orders join customer on customer.id = orders.customer_id
        where orders.ref = upper(${order_ref}) and lower(${orderEmail()}) = lower(${email})
      )`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await emit(trx, deps, "withdrawal:declared", {
    id,
    reference,
    receivedAt: now,
    name,
    orderRef: order_ref,
    email,
    reason,
    lines,
    locale,
  });
  return { reference, receivedAt: now, mail: "queued" };
}

/** "W-7K3M-Q9RT": easy to read out on the telephone, and hard to guess. */
function createReference(random: Deps["randomBytes"]): string {
  const characters = Array.from(random(8), (byte) => ALPHABET[byte % ALPHABET.length] ?? "").join("");
  return `W-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * Titles of the withdrawn lines. A line id counts only with the order's reference and email address: otherwise the
 * receipt would disclose another customer's order.
 */
async function resolveLines(trx: Transaction<Tables>, input: WithdrawalInput): Promise<WithdrawnLine[]> {
  const ids = input.lines.flatMap((line) => ("order_product_id" in line ? [line.order_product_id] : []));
  const { rows } = await sql<{ id: number; title: string }>`
    select line.id, line.title from order_line line
      join orders on orders.id = line.order_id
      join customer on customer.id = orders.customer_id
    where line.id = any(${ids}::int[]) and orders.ref = upper(${input.order_ref})
      and lower(${orderEmail()}) = lower(${input.email})`.execute(trx);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return input.lines.map((line) => {
    if ("title" in line) return line;
    return { title: titles.get(line.order_product_id) ?? `#${line.order_product_id}`, quantity: line.quantity };
  });
}
