import type { DeliveryMethod } from "./deliveryMethod.js";
import { FALLBACK_DELIVERY_ID, pickDelivery } from "./pickDelivery.js";

export interface DeliveryState {
  countryId: number;
  /** undefined until the list is known */
  methods: readonly DeliveryMethod[] | undefined;
  /** chosen, or the one that stands in for a choice */
  methodId: number;
  /** gross cents for this cart, method and country; undefined while unknown */
  postageCents: number | undefined;
  /** an answer is awaited */
  loading: boolean;
  /** counts the quotes asked for: an answer to an older one changes nothing */
  quote: number;
}

export type DeliveryEvent =
  | { type: "methodChosen"; methodId: number }
  | { type: "countryChosen"; countryId: number }
  | { type: "cartChanged"; empty: boolean }
  /** the cart was given up: its delivery method goes with it */
  | { type: "forgotten" }
  | { type: "quoted"; quote: number; methods: readonly DeliveryMethod[] }
  | { type: "postageQuoted"; quote: number; postageCents: number | undefined }
  | { type: "quoteFailed"; quote: number };

export type DeliveryEffect =
  | { type: "quote"; quote: number }
  | { type: "quotePostage"; quote: number; methodId: number }
  | { type: "rememberMethod"; methodId: number }
  | { type: "rememberCountry"; countryId: number };

/** Postage is asked for again when cart, delivery method or country changes. Source: specification 4. */
export function deliveryTransition(
  state: DeliveryState,
  event: DeliveryEvent,
): readonly [DeliveryState, readonly DeliveryEffect[]] {
  switch (event.type) {
    case "methodChosen": {
      const remember = { type: "rememberMethod", methodId: event.methodId } as const;
      const [next, effects] = price({ ...state, methodId: event.methodId, quote: state.quote + 1 });
      return [next, [remember, ...effects]];
    }
    case "countryChosen": {
      const [next, effects] = ask({ ...state, countryId: event.countryId });
      return [next, [{ type: "rememberCountry", countryId: event.countryId }, ...effects]];
    }
    case "cartChanged":
      return event.empty
        ? [{ ...state, methods: undefined, postageCents: undefined, loading: false, quote: state.quote + 1 }, []]
        : ask(state);
    case "forgotten":
      return deliveryTransition({ ...state, methodId: FALLBACK_DELIVERY_ID }, { type: "cartChanged", empty: true });
    case "quoted": {
      if (event.quote !== state.quote) return [state, []];
      const methodId = pickDelivery(state.methodId, event.methods);
      return price({ ...state, methods: event.methods, methodId });
    }
    case "postageQuoted":
      return event.quote === state.quote
        ? [{ ...state, postageCents: event.postageCents, loading: false }, []]
        : [state, []];
    case "quoteFailed":
      return event.quote === state.quote ? [{ ...state, postageCents: undefined, loading: false }, []] : [state, []];
  }
}

function ask(state: DeliveryState): readonly [DeliveryState, readonly DeliveryEffect[]] {
  const quote = state.quote + 1;
  return [{ ...state, loading: true, quote }, [{ type: "quote", quote }]];
}

/** The list may carry the postage; where it does not, the postage call does. */
function price(state: DeliveryState): readonly [DeliveryState, readonly DeliveryEffect[]] {
  const method = state.methods?.find(({ id }) => id === state.methodId);
  if (method?.postageCents !== undefined) {
    return [{ ...state, postageCents: method.postageCents, loading: false }, []];
  }
  if (method === undefined) return [{ ...state, postageCents: undefined, loading: false }, []];
  return [{ ...state, loading: true }, [{ type: "quotePostage", quote: state.quote, methodId: method.id }]];
}
