import type { CartAction, CartEntry, CartIntent, CartLoss, CartRefusal } from "../../core/src/domain/cart/cartState.js";

/** What is known of an action from outside: asked once, then perhaps refused, lost or moved to another key. */
export interface Asked {
  /** the one it was asked under, then those it was moved to */
  keys: string[];
  intent: CartIntent;
  fate: "pending" | "refused" | "lost";
}

/** Writes down what was asked of carts and what became of it, as somebody sees it who looks at events and storage only. */
export class CartLedger {
  readonly asked: Asked[] = [];
  /** keys that stood for others when they were sent */
  readonly covers: Map<string, readonly string[]> = new Map();
  readonly #places = new Map<string, number>();

  onAsked({ key, intent }: CartAction): void {
    this.asked.push({ keys: [key], intent, fate: "pending" });
  }

  /** A moved action goes under a new key: the same one still, in the order in which they were. */
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
