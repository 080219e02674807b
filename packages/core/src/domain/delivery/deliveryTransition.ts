import type { DeliveryMethod } from "./deliveryMethod.js";
import type { DeliveryTariff } from "./deliveryTariff.js";
import { FALLBACK_DELIVERY_ID, pickDelivery } from "./pickDelivery.js";

/** Country, method and cost of shipping; unknown values are undefined. */
export interface DeliveryState {
  countryId: number;
  /** Undefined until the list is loaded. */
  methods: readonly DeliveryMethod[] | undefined;
  /** Effective method: the chosen one when available, otherwise the fallback. */
  methodId: number;
  /** Chosen or stored method, available or not; it becomes effective when it is available again. */
  chosenId: number;
  /** Gross cents for the current cart, method and country; undefined while unknown. */
  postageCents: number | undefined;
  /** A quote request is in flight. */
  loading: boolean;
  /** Methods and cost are estimated from the rates; the backend has not quoted this cart yet. */
  provisional: boolean;
  /** Rates for the country; undefined while unknown or when not reported. */
  tariff: DeliveryTariff | undefined;
  /** Counter of quote requests; responses to an older one are ignored. */
  quote: number;
}

/** Returns the state before the first quote, when only the country is known. */
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

/** Estimated methods; undefined when no estimate is possible. */
type Expected = readonly DeliveryMethod[] | undefined;

/** Event of the shipping state machine. */
export type DeliveryEvent =
  | { type: "methodChosen"; methodId: number }
  | { type: "countryChosen"; countryId: number }
  /** `settled`: the backend has confirmed the visible cart, so a quote can be requested. */
  | { type: "cartChanged"; empty: boolean; settled: boolean; expected: Expected }
  /** The backend confirmed an unchanged cart. */
  | { type: "cartConfirmed" }
  /** The cart was reset; its shipping method is cleared with it. */
  | { type: "forgotten" }
  | { type: "quoted"; quote: number; methods: readonly DeliveryMethod[]; tariff: DeliveryTariff | undefined }
  | { type: "postageQuoted"; quote: number; postageCents: number | undefined }
  | { type: "quoteFailed"; quote: number };

/** Side effect to run after the state is updated. */
export type DeliveryEffect =
  | { type: "quote"; quote: number }
  | { type: "quotePostage"; quote: number; methodId: number }
  | { type: "rememberMethod"; methodId: number }
  | { type: "rememberCountry"; countryId: number };

type Step = readonly [DeliveryState, readonly DeliveryEffect[]];

/**
 * Returns the next shipping state and its effects. Requests a quote when cart, method or country changes; until the
 * response the cost is estimated from the last rates, or unknown: an outdated quote never shows next to a changed cart.
 */
export function deliveryTransition(state: DeliveryState, event: DeliveryEvent): Step {
  switch (event.type) {
    case "methodChosen": {
      const { methodId } = event;
      const chosen = { ...state, methodId, chosenId: methodId };
      // A response in flight may be for the previous method.
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
      // Keeps the current values while refetching: clearing the total would disable the order button.
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
      // An estimate stays in place and stays flagged.
      return event.quote === state.quote ? [{ ...state, loading: false }, []] : [state, []];
  }
}

function ask(state: DeliveryState): Step {
  const quote = state.quote + 1;
  return [{ ...state, loading: true, quote }, [{ type: "quote", quote }]];
}

/** Applies the estimate. Without one, keeps the methods without prices, so that the list does not collapse. */
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

/** Requests the shipping cost separately when the method list does not contain it. */
function price(state: DeliveryState): Step {
  const next = { ...priced(state), loading: false };
  const isOffered = state.methods?.some(({ id }) => id === state.methodId) === true;
  if (next.postageCents !== undefined || !isOffered) return [next, []];
  return [{ ...next, loading: true }, [{ type: "quotePostage", quote: state.quote, methodId: state.methodId }]];
}
