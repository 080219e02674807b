import type { DeliveryMethod } from "./deliveryMethod.js";
import type { DeliveryTariff } from "./deliveryTariff.js";
import { FALLBACK_DELIVERY_ID, pickDelivery } from "./pickDelivery.js";

/** Where the cart goes, how, and what that costs; what is not known is undefined. */
export interface DeliveryState {
  countryId: number;
  /** undefined until the list is known */
  methods: readonly DeliveryMethod[] | undefined;
  /** in force: the chosen one where it is offered, else the one that stands in for a choice */
  methodId: number;
  /** as chosen or stored, offered or not: it is in force again when it is offered again */
  chosenId: number;
  /** gross cents for this cart, method and country; undefined while unknown */
  postageCents: number | undefined;
  /** an answer is awaited */
  loading: boolean;
  /** methods and postage were computed here from the tariff: the shop has not answered for this cart yet */
  provisional: boolean;
  /** what the ways to the country cost; undefined: not known, or the shop does not tell */
  tariff: DeliveryTariff | undefined;
  /** counts the quotes asked for: an answer to an older one changes nothing */
  quote: number;
}

/** The state before anything is known but the country. */
export const unknownDelivery = (countryId: number): DeliveryState => ({
  countryId,
  methods: undefined,
  methodId: FALLBACK_DELIVERY_ID,
  chosenId: FALLBACK_DELIVERY_ID,
  postageCents: undefined,
  loading: false,
  provisional: false,
  tariff: undefined,
  quote: 0,
});

/** What is computed for a cart before the shop has answered; undefined where it cannot be. */
type Expected = readonly DeliveryMethod[] | undefined;

/** What can happen to the delivery. */
export type DeliveryEvent =
  | { type: "methodChosen"; methodId: number }
  | { type: "countryChosen"; countryId: number }
  /** @param settled the shop has answered for the cart as it shows, and can be asked */
  | { type: "cartChanged"; empty: boolean; settled: boolean; expected: Expected }
  /** the shop has said anew what it said before */
  | { type: "cartConfirmed" }
  /** the cart was given up: its delivery method goes with it */
  | { type: "forgotten" }
  | { type: "quoted"; quote: number; methods: readonly DeliveryMethod[]; tariff: DeliveryTariff | undefined }
  | { type: "postageQuoted"; quote: number; postageCents: number | undefined }
  | { type: "quoteFailed"; quote: number };

/** What the shell of the delivery has to do once the new state stands. */
export type DeliveryEffect =
  | { type: "quote"; quote: number }
  | { type: "quotePostage"; quote: number; methodId: number }
  | { type: "rememberMethod"; methodId: number }
  | { type: "rememberCountry"; countryId: number };

type Step = readonly [DeliveryState, readonly DeliveryEffect[]];

/**
 * Postage is asked for again when cart, delivery method or country changes. Source: specification 4. Until the shop has
 * answered, it is what the last tariff says, or unknown: an old quote never stands beside a new cart.
 */
export function deliveryTransition(state: DeliveryState, event: DeliveryEvent): Step {
  switch (event.type) {
    case "methodChosen": {
      const { methodId } = event;
      const chosen = { ...state, methodId, chosenId: methodId };
      // What is awaited may be about the method before.
      const [next, effects] = state.loading ? ask(priced(chosen)) : price({ ...chosen, quote: state.quote + 1 });
      return [next, [{ type: "rememberMethod", methodId }, ...effects]];
    }
    case "countryChosen": {
      const { countryId } = event;
      const [next, effects] = ask(expecting({ ...state, countryId, tariff: undefined }, undefined));
      return [next, [{ type: "rememberCountry", countryId }, ...effects]];
    }
    case "cartChanged": {
      if (event.empty) {
        return [{ ...expecting(state, undefined), methods: undefined, loading: false, quote: state.quote + 1 }, []];
      }
      const expected = expecting(state, event.expected);
      return event.settled ? ask(expected) : [{ ...expected, loading: true }, []];
    }
    case "cartConfirmed": {
      // What is known stands until it is answered anew: a total that came and went would take the order button with it.
      const [next, effects] = ask(state);
      return [{ ...next, loading: state.loading || state.postageCents === undefined }, effects];
    }
    case "forgotten":
      return [{ ...unknownDelivery(state.countryId), quote: state.quote + 1 }, []];
    case "quoted": {
      if (event.quote !== state.quote) return [state, []];
      const { methods, tariff } = event;
      return price({ ...state, methods, tariff, methodId: pickDelivery(state.chosenId, methods), provisional: false });
    }
    case "postageQuoted":
      return event.quote === state.quote
        ? [{ ...state, postageCents: event.postageCents, loading: false }, []]
        : [state, []];
    case "quoteFailed":
      // What was computed stays, and stays provisional.
      return event.quote === state.quote ? [{ ...state, loading: false }, []] : [state, []];
  }
}

function ask(state: DeliveryState): Step {
  const quote = state.quote + 1;
  return [{ ...state, loading: true, quote }, [{ type: "quote", quote }]];
}

/** With what is computed, or with the old methods and no prices: the list keeps its place, but says nothing wrong. */
function expecting(state: DeliveryState, expected: Expected): DeliveryState {
  if (expected === undefined) {
    const methods = state.methods?.map((method) => ({ ...method, postageCents: undefined }));
    return { ...state, methods, postageCents: undefined, provisional: false };
  }
  return priced({
    ...state,
    methods: expected,
    methodId: pickDelivery(state.chosenId, expected),
    provisional: true,
  });
}

const priced = (state: DeliveryState): DeliveryState => ({
  ...state,
  postageCents: state.methods?.find(({ id }) => id === state.methodId)?.postageCents,
});

/** The list may carry the postage; where it does not, the postage call does. */
function price(state: DeliveryState): Step {
  const next = { ...priced(state), loading: false };
  const isOffered = state.methods?.some(({ id }) => id === state.methodId) === true;
  if (next.postageCents !== undefined || !isOffered) return [next, []];
  return [{ ...next, loading: true }, [{ type: "quotePostage", quote: state.quote, methodId: state.methodId }]];
}
