import type { Market } from "../config/locale.js";
import { createFormSchema, type FormSchema, validateRequired } from "../forms/formSchema.js";
import {
  DAY_MS,
  easterSunday,
  type EpochDay,
  isPublicHoliday,
  isWeekend,
  localDay,
  wallClock,
} from "../shipping/calendar.js";
import { MAX_LENGTHS } from "../validation/validate.js";
import { validateEmail } from "../validation/validateEmail.js";

/** Item to return, by title or by order line id. */
export type WithdrawnItem = Readonly<
  { title: string; quantity: number } | { orderProductId: number; quantity: number }
>;

/** Declaration of withdrawal from a contract (Directive 2011/83/EU, Art. 11a); `reason` and `items` may be empty. */
export interface Withdrawal {
  readonly name: string;
  /** Order number, or free text that identifies the order. */
  readonly orderRef: string;
  /** Recipient of the receipt. */
  readonly email: string;
  readonly reason: string;
  /** Empty: the whole order. */
  readonly items: readonly WithdrawnItem[];
}

/** Receipt of a declaration, the same whether or not the order exists. */
export interface WithdrawalReceipt {
  readonly reference: string;
  /** Time of receipt at the backend, ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly emailStatus: "sent" | "queued";
}

/** Form of a withdrawal declaration. Fields: `name`, `orderRef`, `email`; optional: `reason`, `items`. */
export const withdrawalSchema: FormSchema<Withdrawal> = /* @__PURE__ */ createFormSchema((form) => {
  const reason = form.text("reason");
  if (Array.from(reason).length > MAX_LENGTHS.message) form.addIssue("reason", "field.tooLong");
  const items = parseWithdrawnItems(form.text("items"));
  if (items.length > 100) form.addIssue("items", "field.tooLong");
  return {
    name: form.text("name", validateRequired),
    orderRef: form.text("orderRef", validateRequired),
    email: form.text("email", validateEmail),
    reason,
    items,
  };
});

/**
 * Parses returned items, one per line: "2 × Sessel Enns", "2x Sessel Enns", "Sessel Enns" for one. Empty: the whole order.
 * @example
 * parseWithdrawnItems("2 × Sessel Enns\nPouf"); // [{ title: "Sessel Enns", quantity: 2 }, { title: "Pouf", quantity: 1 }]
 */
export function parseWithdrawnItems(text: string): WithdrawnItem[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, count, rest] = /^(\d{1,4})\s*[x×]\s*(\S.*)$/i.exec(line.trim()) ?? [];
    const characters = Array.from(rest ?? line.trim());
    const title = characters.slice(0, MAX_LENGTHS.line).join("");
    const quantity = Math.max(Number(count ?? 1), 1);
    return title === "" ? [] : [{ title, quantity }];
  });
}

/** Source: Directive 2011/83/EU, Art. 9; FAGG § 11, BGB § 355 (2), OUG 34/2014 Art. 9. */
const WITHDRAWAL_DAYS = 14;

/** End of the withdrawal period of a contract. */
export interface WithdrawalDeadline {
  /** "2026-12-07", in the time zone of the shop. */
  lastDay: string;
  /** Local midnight at the end of `lastDay`. */
  endsAt: Date;
}

/**
 * Calculates the withdrawal deadline: 14 days after the delivery of the last item, to the end of that day; after a
 * weekend or public holiday to the next working day: Regulation (EEC) 1182/71, Art. 3 (4); BGB § 193; for Good Friday in
 * Austria BGBl. 37/1961. For information only: accept late declarations too, as regional holidays are not known.
 * @param input.deliveredAt delivery time of each item of the order; undefined: not delivered yet
 * @returns undefined until all items are delivered
 * @throws RangeError for an unknown time zone, an invalid date, or an order without items
 */
export function calculateWithdrawalDeadline(input: {
  deliveredAt: ReadonlyArray<Date | undefined>;
  timeZone: string;
  country: Market;
}): WithdrawalDeadline | undefined {
  const { deliveredAt, timeZone, country } = input;
  if (deliveredAt.length === 0) throw new RangeError("An order has at least one item");
  const deliveryTimes = deliveredAt.flatMap((date) => date?.getTime() ?? []);
  if (deliveryTimes.length < deliveredAt.length) return undefined;
  let last = localDay(Math.max(...deliveryTimes), timeZone) + WITHDRAWAL_DAYS;
  while (isNonWorkingDay(country, last)) last += 1;
  return {
    lastDay: new Date(last * DAY_MS).toISOString().slice(0, "2026-12-07".length),
    endsAt: new Date(startOfDay(last + 1, timeZone)),
  };
}

const GOOD_FRIDAY = -2;

function isNonWorkingDay(country: Market, day: EpochDay): boolean {
  if (isWeekend(day) || isPublicHoliday(country, day)) return true;
  const year = new Date(day * DAY_MS).getUTCFullYear();
  return country === "AT" && day === easterSunday(year, "western") + GOOD_FRIDAY;
}

/** Reads the offset twice: daylight saving time may change between UTC midnight and local midnight. */
function startOfDay(day: EpochDay, timeZone: string): number {
  const midnight = day * DAY_MS;
  const near = midnight - (wallClock(midnight, timeZone) - midnight);
  return midnight - (wallClock(near, timeZone) - near);
}
