import type {
  CartMutation,
  CartRejection,
  CartRequest,
  DroppedMutations,
  QueuedMutation,
  SubmittedMutation,
} from "../../core/src/cart/cartState.js";

/** Observed history of an action: submitted once, then possibly rejected, dropped or moved to another key. */
export interface SubmittedAction {
  /** First the submitted key, then the keys it was moved to. */
  keys: string[];
  mutation: CartMutation;
  outcome: "pending" | "rejected" | "dropped";
}

/** Records submitted actions and their outcome, using only events and storage. */
export class CartLedger {
  readonly submitted: SubmittedAction[] = [];
  /** Keys of the mutations in each sent request, by the key of the request. */
  readonly mutationKeys: Map<string, readonly string[]> = new Map();
  readonly #positions = new Map<string, number>();

  onSubmitted({ key, mutation }: SubmittedMutation): void {
    this.submitted.push({ keys: [key], mutation, outcome: "pending" });
  }

  /** A moved action keeps its position in the queue but gets a new key. */
  onStored({ key, mutation, position, isMoved }: QueuedMutation): void {
    this.#positions.set(key, position);
    if (!isMoved || this.submitted.some((one) => one.keys.includes(key))) return;
    const original = this.submitted.findLast(
      (one) =>
        one.outcome === "pending" &&
        this.#positions.get(one.keys.at(-1) ?? "") === position &&
        isEqual(one.mutation, mutation),
    );
    original?.keys.push(key);
  }

  onSent({ key, mutationKeys }: Pick<CartRequest, "key" | "mutationKeys">): void {
    this.mutationKeys.set(key, mutationKeys);
  }

  onRejected(rejection: CartRejection): void {
    for (const key of this.mutationKeys.get(rejection.key) ?? [rejection.key]) this.#setOutcome(key, "rejected");
  }

  onDropped({ mutations }: DroppedMutations): void {
    for (const { key } of mutations) this.#setOutcome(key, "dropped");
  }

  #setOutcome(key: string, outcome: SubmittedAction["outcome"]): void {
    const one = this.submitted.find(({ keys }) => keys.includes(key));
    if (one !== undefined && one.outcome === "pending") one.outcome = outcome;
  }
}

const isEqual = (one: CartMutation, other: CartMutation): boolean => JSON.stringify(one) === JSON.stringify(other);
