import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { WithdrawnLine } from "../../db/paperTables.ts";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { mailWithdrawal } from "./mailWithdrawal.ts";
import type { WithdrawalInput } from "./withdrawalInput.ts";

/** The same said again within this time is the same declaration: a second click, a page loaded anew. */
const SAME_MINUTES = 10;
/** Without letters and digits that look like others. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export interface Received {
  reference: string;
  receivedAt: Date;
  /** whether the receipt has gone out */
  mail: "sent" | "queued";
}

/**
 * Keeps a declaration of withdrawal and queues its receipt, both or neither. Whether there is such an order changes
 * neither the answer nor what is done for it: one statement looks it up on the way. Nothing here checks the deadline: a
 * late one is a person's to judge. Source: Directive 2011/83/EU art. 11a, decision D2.
 */
export async function receiveWithdrawal(
  trx: Transaction<Tables>,
  deps: Pick<Deps, "random" | "clock" | "storeUrl">,
  input: WithdrawalInput,
): Promise<Received> {
  const said = createHash("sha256").update(JSON.stringify(input)).digest();
  // Two clicks at once: the second waits here and finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${said.toString("base64")}, 0))`.execute(trx);
  const now = deps.clock();
  const before = await trx
    .selectFrom("withdrawal")
    .leftJoin("mail_outbox", (join) =>
      join.onRef("mail_outbox.withdrawal_id", "=", "withdrawal.id").on("mail_outbox.kind", "=", "withdrawal-received"),
    )
    .select(["reference", "received_at", "sent_at"])
    .where("said_hash", "=", said)
    .where("received_at", ">", new Date(now.getTime() - SAME_MINUTES * 60_000))
    .executeTakeFirst();
  if (before !== undefined) {
    return {
      reference: before.reference,
      receivedAt: before.received_at,
      mail: before.sent_at === null ? "queued" : "sent",
    };
  }
  const reference = newReference(deps.random);
  const lines = await namedLines(trx, input);
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
      said_hash: said,
      received_at: now,
      order_id: sql<number | null>`(
        select orders.id from orders join customer on customer.id = orders.customer_id
        where orders.ref = upper(${order_ref}) and lower(customer.email) = lower(${email})
      )`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await mailWithdrawal(trx, deps, {
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

/** "W-7K3M-Q9RT": to be read out on the telephone, and not to be guessed. */
function newReference(random: Deps["random"]): string {
  const letters = Array.from(random(8), (byte) => ALPHABET[byte % ALPHABET.length] ?? "").join("");
  return `W-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Pieces by their names. A number counts only together with the order's own: else the receipt would tell what somebody
 * else has ordered.
 */
async function namedLines(trx: Transaction<Tables>, input: WithdrawalInput): Promise<WithdrawnLine[]> {
  const ids = input.lines.flatMap((line) => ("order_product_id" in line ? [line.order_product_id] : []));
  const { rows } = await sql<{ id: number; title: string }>`
    select line.id, line.title from order_line line
      join orders on orders.id = line.order_id
      join customer on customer.id = orders.customer_id
    where line.id = any(${ids}::int[]) and orders.ref = upper(${input.order_ref})
      and lower(customer.email) = lower(${input.email})`.execute(trx);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return input.lines.map((line) => {
    if ("title" in line) return line;
    return { title: titles.get(line.order_product_id) ?? `#${line.order_product_id}`, quantity: line.quantity };
  });
}
