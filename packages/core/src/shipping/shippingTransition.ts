import {
  FALLBACK_DELIVERY_ID,
  pickDelivery,
  type ShippingMethod,
  type ShippingRates,
} from "../domain/shipping/shippingMethod.js";

export interface ShippingState {
  countryId: number;
  /** Undefined until the list is loaded. */
  methods: readonly ShippingMethod[] | undefined;
  /** Effective method: the chosen one when available, otherwise the fallback. */
  methodId: number;
  /**
   * Chosen or stored method, available or not; it becomes effective when it is available again. Undefined without a
   * choice: the lowest position is effective.
   */
  preferredMethodId: number | undefined;
  /** Gross cents for the current cart, method and country; undefined while unknown. */
  shippingCents: number | undefined;
  isLoading: boolean;
  /** Methods and cost are estimated from the rates; the backend has not quoted this cart yet. */
  isEstimated: boolean;
  /** Rates for the country; undefined while unknown or when not reported. */
  rates: ShippingRates | undefined;
  /** Counter of quote requests; responses to an older one are ignored. */
  quoteId: number;
}

/** Returns the state before the first quote, when only the country is known. */
export const initialShipping = (countryId: number): ShippingState => ({
  countryId,
  methods: undefined,
  methodId: FALLBACK_DELIVERY_ID,
  preferredMethodId: undefined,
  shippingCents: undefined,
  isLoading: false,
  isEstimated: false,
  rates: undefined,
  quoteId: 0,
});

export type ShippingEvent =
  | { type: "methodChosen"; methodId: number }
  | { type: "countryChosen"; countryId: number }
  /** `isSynced`: the backend has confirmed the visible cart, so a quote can be requested. */
  | { type: "cartChanged"; isEmpty: boolean; isSynced: boolean; estimated: ShippingState["methods"] }
  /** The backend confirmed an unchanged cart. */
  | { type: "cartConfirmed" }
  /** The cart was reset; its shipping method is cleared with it. */
  | { type: "reset" }
  | { type: "quoted"; quoteId: number; methods: readonly ShippingMethod[]; rates: ShippingRates | undefined }
  | { type: "shippingCostQuoted"; quoteId: number; shippingCents: number | undefined }
  | { type: "quoteFailed"; quoteId: number };

export type ShippingEffect =
  | { type: "quote"; quoteId: number }
  | { type: "quoteShippingCost"; quoteId: number; methodId: number }
  | { type: "storeMethod"; methodId: number };

type Step = readonly [ShippingState, readonly ShippingEffect[]];

/**
 * Requests a quote when cart, method or country changes; until the response the cost is estimated from the last rates, or
 * unknown: an outdated quote never shows next to a changed cart.
 */
export function shippingTransition(state: ShippingState, event: ShippingEvent): Step {
  switch (event.type) {
    case "methodChosen": {
      const { methodId } = event;
      const chosen = { ...state, methodId, preferredMethodId: methodId };
      // A response in flight may be for the previous method.
      const [next, effects] = state.isLoading
        ? requestQuote(withMethodCost(chosen))
        : resolveCost({ ...chosen, quoteId: state.quoteId + 1 });
      return [next, [{ type: "storeMethod", methodId }, ...effects]];
    }
    case "countryChosen":
      return requestQuote(applyEstimate({ ...state, countryId: event.countryId, rates: undefined }, undefined));
    case "cartChanged": {
      if (event.isEmpty) {
        const empty = { ...applyEstimate(state, undefined), methods: undefined, isLoading: false };
        return [{ ...empty, quoteId: state.quoteId + 1 }, []];
      }
      const next = applyEstimate(state, event.estimated);
      return event.isSynced ? requestQuote(next) : [{ ...next, isLoading: true }, []];
    }
    case "cartConfirmed": {
      // Keeps the current values while refetching: clearing the total would disable the order button.
      const [next, effects] = requestQuote(state);
      return [{ ...next, isLoading: state.isLoading || state.shippingCents === undefined }, effects];
    }
    case "reset":
      return [{ ...initialShipping(state.countryId), quoteId: state.quoteId + 1 }, []];
    case "quoted": {
      if (event.quoteId !== state.quoteId) return [state, []];
      const { methods, rates } = event;
      const { preferredMethodId } = state;
      const methodId = pickDelivery(preferredMethodId, methods);
      const [next, effects] = resolveCost({ ...state, methods, rates, methodId, isEstimated: false });
      // A stored method that is not offered is replaced in storage.
      const isReplaced = preferredMethodId !== undefined && methods.length > 0;
      return [next, isReplaced ? [{ type: "storeMethod", methodId }, ...effects] : effects];
    }
    case "shippingCostQuoted":
      return event.quoteId === state.quoteId
        ? [{ ...state, shippingCents: event.shippingCents, isLoading: false }, []]
        : [state, []];
    case "quoteFailed":
      // An estimate stays in place and stays flagged.
      return event.quoteId === state.quoteId ? [{ ...state, isLoading: false }, []] : [state, []];
  }
}

function requestQuote(state: ShippingState): Step {
  const quoteId = state.quoteId + 1;
  return [{ ...state, isLoading: true, quoteId }, [{ type: "quote", quoteId }]];
}

/** Applies the estimate. Without one, keeps the methods without prices, so that the list does not collapse. */
function applyEstimate(state: ShippingState, estimated: ShippingState["methods"]): ShippingState {
  if (estimated === undefined) {
    const methods = state.methods?.map((method) => ({ ...method, shippingCents: undefined }));
    return { ...state, methods, shippingCents: undefined, isEstimated: false };
  }
  const methodId = pickDelivery(state.preferredMethodId, estimated);
  return withMethodCost({ ...state, methods: estimated, methodId, isEstimated: true });
}

const withMethodCost = (state: ShippingState): ShippingState => ({
  ...state,
  shippingCents: state.methods?.find(({ id }) => id === state.methodId)?.shippingCents,
});

/** Requests the shipping cost separately when the method list does not contain it. */
function resolveCost(state: ShippingState): Step {
  const { methods, methodId, quoteId } = state;
  const next = { ...withMethodCost(state), isLoading: false };
  const isOffered = methods?.some(({ id }) => id === methodId) === true;
  if (next.shippingCents !== undefined || !isOffered) return [next, []];
  return [{ ...next, isLoading: true }, [{ type: "quoteShippingCost", quoteId, methodId }]];
}
