import type { CartAction, CartEntry, CartIntent, CartLoss, CartRefusal } from "../../core/src/domain/cart/cartState.js";

/** Observed history of an action: submitted once, then possibly rejected, dropped or moved to another key. */
export interface Asked {
  /** First the submitted key, then the keys it was moved to. */
  keys: string[];
  intent: CartIntent;
  fate: "pending" | "refused" | "lost";
}

/** Records submitted actions and their outcome, using only events and storage. */
export class CartLedger {
  readonly asked: Asked[] = [];
  /** Keys of the actions that a sent request covers. */
  readonly covers: Map<string, readonly string[]> = new Map();
  readonly #places = new Map<string, number>();

  onAsked({ key, intent }: CartAction): void {
    this.asked.push({ keys: [key], intent, fate: "pending" });
  }

  /** A moved action keeps its position in the queue but gets a new key. */
  onStored({ key, intent, place, moved }: CartEntry): void {
    this.#places.set(key, place);
    if (!moved || this.asked.some((one) => one.keys.includes(key))) return;
    const before = this.asked.findLast(
      (one) =>
        one.fate === "pending" && this.#places.get(one.keys.at(-1) ?? "") === place && isSame(one.intent, intent),
    );
    before?.keys.push(key);
  }

  onSent({ key, covers }: { key: string; covers: readonly string[] }): void {
    this.covers.set(key, covers);
  }

  onRefused({ action }: CartRefusal): void {
    for (const key of this.covers.get(action.key) ?? [action.key]) this.#give(key, "refused");
  }

  onLost({ actions }: CartLoss): void {
    for (const { key } of actions) this.#give(key, "lost");
  }

  #give(key: string, fate: Asked["fate"]): void {
    const one = this.asked.find(({ keys }) => keys.includes(key));
    if (one !== undefined && one.fate === "pending") one.fate = fate;
  }
}

const isSame = (one: CartIntent, other: CartIntent): boolean => JSON.stringify(one) === JSON.stringify(other);
