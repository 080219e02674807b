import { parseArgs } from "node:util";
import type { Deps } from "../deps.ts";
import { isOrderStatus } from "../order/orderStatus.ts";
import { refundOrder, type RefundRequest } from "../refund/refundOrder.ts";
import { cancelOrder, markDelivered, markPaid, startProcessing } from "./changes.ts";
import { type AdminOrder, CommandRejected, findOrder } from "./adminOrder.ts";
import { acceptCompany, listCompanies } from "./companies.ts";
import {
  decideReview,
  listPendingReviews,
  removeReviewPictures,
  saveReviewPictures,
  translateReview,
} from "./reviews.ts";
import { shipOrder } from "./shipOrder.ts";
import { listOrders, showOrder } from "./views.ts";

export const ORDER_ADMIN_HELP = `Manages orders. <order> is its number, "ORD000000000042" or "42".

  npm run orders -- list [--status <status>] [--limit 20]
  npm run orders -- show <order>
  npm run orders -- paid <order>          the transfer is on the account
  npm run orders -- process <order>       it is being packed
  npm run orders -- ship <order> [--line 1 --line 2:3] [--parcel <number> …]
                                          all that is left, or all of line 1 and 3 of line 2; sent with the last
      --split     the customer chose one delivery, and agreed to several
  npm run orders -- deliver <order>       it has arrived; cash on delivery is paid with it
  npm run orders -- cancel <order> [--returned-at <time>]
                                          unpaid, or the parcel was returned unpaid
  npm run orders -- refund <order> [--amount 12.50 | --line 1 --line 2:3 --shipping]
      --line      units of a line, by its position: all that are left, or 3 of line 2
      --shipping  shipping and fee
      --by-hand   refund manually: bank transfer, cash, or a provider that no longer responds
      --restock   the items were returned and go back into stock; unshipped ones always do
      --returned-at <time>  when they came back (2026-11-26T08:00Z); a later stock count includes them
      --again     allow a second refund of the same amount
  npm run orders -- companies             companies that the VAT register has under another name: they pay VAT
  npm run orders -- accept <email>        the company of this account is the registered one: it may buy without VAT
  npm run orders -- reviews               product reviews that wait for moderation
  npm run orders -- photos <review> [--to <folder>]
                                          saves its photos, to look at them
  npm run orders -- publish <review> [--without-photos]
                                          the product page shows it
  npm run orders -- refuse <review>       it is never shown, and its photos are deleted
  npm run orders -- remove-photos <review>
                                          deletes its photos, also of a published one
  npm run orders -- translate <review> --language ro [--title "<title>"] --text "<text>"
                                          storefronts in this language offer the translation

cancel and refund take --why "<reason for the audit trail>". The customer is notified by email.
`;

const OPTIONS = {
  status: { type: "string" },
  limit: { type: "string", default: "20" },
  parcel: { type: "string", multiple: true },
  split: { type: "boolean", default: false },
  amount: { type: "string" },
  line: { type: "string", multiple: true },
  shipping: { type: "boolean", default: false },
  why: { type: "string", default: "" },
  "by-hand": { type: "boolean", default: false },
  restock: { type: "boolean", default: false },
  "returned-at": { type: "string" },
  again: { type: "boolean", default: false },
  to: { type: "string", default: "." },
  "without-photos": { type: "boolean", default: false },
  language: { type: "string", default: "" },
  title: { type: "string", default: "" },
  text: { type: "string", default: "" },
} as const;

/** Allowed options by command. */
const COMMANDS: Readonly<Record<string, readonly (keyof typeof OPTIONS)[]>> = {
  list: ["status", "limit"],
  show: [],
  paid: [],
  process: [],
  ship: ["line", "parcel", "split"],
  deliver: [],
  cancel: ["why", "returned-at"],
  refund: ["amount", "line", "shipping", "why", "by-hand", "restock", "returned-at", "again"],
  companies: [],
  accept: [],
  reviews: [],
  photos: ["to"],
  publish: ["without-photos"],
  refuse: [],
  "remove-photos": [],
  translate: ["language", "title", "text"],
};
/** Commands that list, without an order or email. */
const LISTS: readonly string[] = ["list", "companies", "reviews"];

/**
 * Runs an order admin command and returns lines to print.
 *
 * @throws CommandRejected, RefundRefused, ReturnTimeRejected: nothing has changed; ProviderUnreachable, ProviderRefused
 */
export async function runOrderAdmin(deps: Deps, args: readonly string[]): Promise<string[]> {
  return (await runParsedCommand(deps, args)).map(removeControls);
}

/** Control characters of a shopper's or register's text would forge lines of a terminal. */
const removeControls = (line: string): string => line.replaceAll(/\p{Cc}+/gu, " ");

async function runParsedCommand(deps: Deps, args: readonly string[]): Promise<string[]> {
  const { command, subject, values } = parseCommand(args);
  if (command === "list") return list(deps, values);
  if (command === "companies") return listCompanies(deps.db);
  if (command === "accept") return acceptCompany(deps, subject);
  if (command === "reviews") return listPendingReviews(deps.db);
  if (command === "photos") return saveReviewPictures(deps.db, subject, values.to);
  if (command === "publish")
    return decideReview(deps.db, subject, { status: "accepted", keepsPictures: !values["without-photos"] });
  if (command === "refuse") return decideReview(deps.db, subject, { status: "refused", keepsPictures: false });
  if (command === "remove-photos") return removeReviewPictures(deps.db, subject);
  if (command === "translate") {
    const { language, title, text: content } = values;
    return translateReview(deps.db, subject, { language, title, content });
  }
  const order = await findOrder(deps.db, subject);
  await runCommand(deps, command, order, values);
  return showOrder(deps.db, order);
}

type OptionValues = ReturnType<typeof parseOptions>["values"];

async function runCommand(deps: Deps, command: string, order: AdminOrder, values: OptionValues): Promise<void> {
  switch (command) {
    case "paid":
      return markPaid(deps, order);
    case "process":
      return startProcessing(deps, order);
    case "ship":
      return shipOrder(deps, order, {
        lines: values.line?.map(parseLine),
        trackingNumbers: (values.parcel ?? []).map(parseTrackingNumber),
        isSplitAgreed: values.split,
      });
    case "deliver":
      return markDelivered(deps, order);
    case "cancel":
      return cancelOrder(deps, order, { reason: values.why, returnedAt: parseTime(values["returned-at"]) });
    case "refund":
      await refundOrder(deps, order.id, toRefundRequest(values));
      return undefined;
    default:
      return undefined;
  }
}

function list({ db }: Deps, { status, limit }: OptionValues): Promise<string[]> {
  if (status !== undefined && !isOrderStatus(status)) throw new CommandRejected(`There is no status ${status}`);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new CommandRejected(`--limit ${limit}: a number expected`);
  return listOrders(db, { status, limit: Number(limit) });
}

const toRefundRequest = (values: OptionValues): RefundRequest => ({
  amountCents: values.amount === undefined ? undefined : parseCents(values.amount),
  items: toItemsRequest(values),
  isManual: values["by-hand"],
  ...toReturn(values),
  allowRepeat: values.again,
  reason: values.why,
});

function toReturn({ restock, "returned-at": time }: OptionValues): Pick<RefundRequest, "restock" | "returnedAt"> {
  if (time !== undefined && !restock) throw new CommandRejected("--returned-at goes with --restock");
  return { restock, returnedAt: parseTime(time) };
}

function parseTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new CommandRejected(`--returned-at ${text}: a time such as 2026-11-26T08:00Z expected`);
  return time;
}

function toItemsRequest({ line = [], shipping, amount }: OptionValues): RefundRequest["items"] {
  if (line.length === 0 && !shipping) return undefined;
  if (amount !== undefined) throw new CommandRejected("--amount does not go with --line and --shipping");
  return { lines: line.map(parseLine), shipping };
}

/** Parses "2" or "2:3", a position and a quantity. */
function parseLine(text: string): { position: number; quantity: number | undefined } {
  const [, position, quantity] = /^([1-9]\d{0,3})(?::([1-9]\d{0,3}))?$/.exec(text) ?? [];
  if (position === undefined) throw new CommandRejected(`--line ${text}: a position such as 2 or 2:3 expected`);
  return { position: Number(position), quantity: quantity === undefined ? undefined : Number(quantity) };
}

/** Parses "12.50", "12,5" or "12". */
function parseCents(text: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text))
    throw new CommandRejected(`--amount ${text}: an amount such as 12.50 expected`);
  const cents = Math.round(Number(text.replace(",", ".")) * 100);
  if (cents === 0) throw new CommandRejected("An amount of zero cannot be refunded");
  return cents;
}

function parseTrackingNumber(text: string): string {
  if (!/^[\w -]{1,60}$/.test(text)) throw new CommandRejected(`--parcel ${text}: letters and digits expected`);
  return text;
}

const parseOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

function parseCommand(args: readonly string[]): {
  command: string;
  /** Order number, email or review id; "" of a list. */
  subject: string;
  values: OptionValues;
} {
  const { positionals, values } = parseOptionsOrReject(args);
  const [command = "", subject = "", ...others] = positionals;
  const allowed = COMMANDS[command];
  const used = args.flatMap((arg) => /^--([a-z-]+)/.exec(arg)?.[1] ?? []);
  const disallowed = used.find((name) => !allowed?.some((option) => option === name));
  const isList = LISTS.includes(command);
  if (allowed === undefined || others.length > 0 || (subject === "") !== isList)
    throw new CommandRejected(ORDER_ADMIN_HELP);
  if (disallowed !== undefined) throw new CommandRejected(`--${disallowed} does not go with ${command}`);
  return { command, subject, values };
}

function parseOptionsOrReject(args: readonly string[]): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(args);
  } catch (error) {
    throw new CommandRejected(error instanceof Error ? error.message : String(error));
  }
}
