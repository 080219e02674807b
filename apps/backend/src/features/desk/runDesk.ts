import { parseArgs } from "node:util";
import type { Deps } from "../../deps.ts";
import { isOrderStatus } from "../order/orderLife.ts";
import { euroText, refundOrder, type RefundWish } from "../refund/refundOrder.ts";
import { giveUp, markDelivered, markPaid, ship, startWork } from "./changes.ts";
import { type DeskOrder, DeskRefused, findOrder } from "./deskOrder.ts";
import { listOrders, showOrder } from "./views.ts";

export const DESK_HELP = `Sees to orders. <order> is its number, "ORD000000000042" or "42".

  npm run orders -- list [--status <status>] [--limit 20]
  npm run orders -- show <order>
  npm run orders -- paid <order>          the transfer is on the account
  npm run orders -- process <order>       it is being packed
  npm run orders -- ship <order> [--parcel <number> …]
  npm run orders -- deliver <order>       it has arrived; cash on delivery is paid with it
  npm run orders -- cancel <order>        nobody has paid it, or its parcel came back unpaid
  npm run orders -- refund <order> [--amount 12.50]
      --by-hand   you give the money back yourself: for transfers, cash, or a provider that does not answer any more
      --restock   the goods are back and for sale again
      --again     the same amount as once before is meant

cancel and refund take --why "<words for the trail>". Who is concerned is told by mail.
`;

const OPTIONS = {
  status: { type: "string" },
  limit: { type: "string", default: "20" },
  parcel: { type: "string", multiple: true },
  amount: { type: "string" },
  why: { type: "string", default: "" },
  "by-hand": { type: "boolean", default: false },
  restock: { type: "boolean", default: false },
  again: { type: "boolean", default: false },
} as const;

/** Allowed options by command. */
const COMMANDS: Readonly<Record<string, readonly (keyof typeof OPTIONS)[]>> = {
  list: ["status", "limit"],
  show: [],
  paid: [],
  process: [],
  ship: ["parcel"],
  deliver: [],
  cancel: ["why"],
  refund: ["amount", "why", "by-hand", "restock", "again"],
};

/**
 * Runs an order admin command and returns lines to print.
 *
 * @throws DeskRefused, RefundRefused: nothing has changed; ProviderUnreachable, ProviderRefused
 */
export async function runDesk(deps: Deps, args: readonly string[]): Promise<string[]> {
  const { command, said, values } = read(args);
  if (command === "list") return list(deps, values);
  const order = await findOrder(deps.db, said ?? "");
  await act(deps, command, order, values);
  return showOrder(deps.db, order);
}

type Values = ReturnType<typeof parsed>["values"];

async function act(deps: Deps, command: string, order: DeskOrder, values: Values): Promise<void> {
  switch (command) {
    case "paid":
      return markPaid(deps, order);
    case "process":
      return startWork(deps, order);
    case "ship":
      return ship(deps, order, (values.parcel ?? []).map(parcelNumber));
    case "deliver":
      return markDelivered(deps, order);
    case "cancel":
      return giveUp(deps, order, values.why);
    case "refund":
      await refundOrder(deps, order.id, wishOf(values));
      return undefined;
    default:
      return undefined;
  }
}

function list({ db }: Deps, { status, limit }: Values): Promise<string[]> {
  if (status !== undefined && !isOrderStatus(status)) throw new DeskRefused(`There is no status ${status}`);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new DeskRefused(`--limit ${limit}: a number expected`);
  return listOrders(db, { status, limit: Number(limit) });
}

const wishOf = (values: Values): RefundWish => ({
  amountCents: values.amount === undefined ? undefined : centsOf(values.amount),
  byHand: values["by-hand"],
  restock: values.restock,
  again: values.again,
  why: values.why,
});

/** Parses "12.50", "12,5" or "12". */
function centsOf(said: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(said))
    throw new DeskRefused(`--amount ${said}: an amount such as 12.50 expected`);
  const cents = Math.round(Number(said.replace(",", ".")) * 100);
  if (cents === 0) throw new DeskRefused(`${euroText(0)} are nothing to give back`);
  return cents;
}

function parcelNumber(said: string): string {
  if (!/^[\w -]{1,60}$/.test(said)) throw new DeskRefused(`--parcel ${said}: letters and digits expected`);
  return said;
}

const parsed = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

function read(args: readonly string[]): { command: string; said: string | undefined; values: Values } {
  const { positionals, values } = parsedOrRefused(args);
  const [command = "", said, ...others] = positionals;
  const allowed = COMMANDS[command];
  const given = args.flatMap((arg) => /^--([a-z-]+)/.exec(arg)?.[1] ?? []);
  const strange = given.find((name) => !allowed?.some((option) => option === name));
  const hasOrder = said !== undefined;
  if (allowed === undefined || others.length > 0 || hasOrder === (command === "list")) throw new DeskRefused(DESK_HELP);
  if (strange !== undefined) throw new DeskRefused(`--${strange} does not go with ${command}`);
  return { command, said, values };
}

function parsedOrRefused(args: readonly string[]): ReturnType<typeof parsed> {
  try {
    return parsed(args);
  } catch (error) {
    throw new DeskRefused(error instanceof Error ? error.message : String(error));
  }
}
