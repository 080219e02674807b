import type { StorageKey } from "../domain/session/storageKeys.js";
import { taxPercent } from "../domain/vat/taxPercent.js";

/** Display settings that travel with a page, so that the first render is correct. */
export interface DisplaySettings {
  /** Display net prices, "0% VAT"; the backend decides what is charged. */
  excludeVat: boolean;
  /** Shipping country, whose VAT the prices contain. */
  countryId: number;
}

/** Display settings and the tax title of the country. */
export interface DisplayState extends DisplaySettings {
  /** "20% Ust."; undefined while unknown. */
  taxTitle: string | undefined;
}

/** Event of the display settings. */
export type DisplayEvent =
  | { type: "restored"; countryId: number; taxTitle: string | undefined }
  | { type: "countryChosen"; countryId: number; taxTitle: string }
  /** The shipping country changed through storage or an address. */
  | { type: "shippingCountryChanged"; countryId: number }
  | { type: "vatExcluded"; excludeVat: boolean }
  /** Settings as stored, changed by another tab or while this tab was inactive. */
  | { type: "storageChanged"; display: DisplayState };

/** Side effect to run after the state is updated. */
export type DisplayEffect =
  | { type: "store"; key: StorageKey; value: string }
  | { type: "remove"; key: StorageKey }
  | { type: "setShippingCountry"; countryId: number }
  /** Broadcast the change to other tabs. */
  | { type: "broadcast" };

/**
 * Returns the next display settings and their effects. A new country updates country id, tax title and tax percent in
 * storage.
 */
export function displayTransition(
  state: DisplayState,
  event: DisplayEvent,
): readonly [DisplayState, readonly DisplayEffect[]] {
  switch (event.type) {
    case "restored":
      return state.countryId === event.countryId && state.taxTitle === event.taxTitle
        ? [state, []]
        : [{ ...state, countryId: event.countryId, taxTitle: event.taxTitle }, []];
    case "countryChosen": {
      const { countryId, taxTitle } = event;
      const percent = taxPercent(taxTitle);
      return [
        { ...state, countryId, taxTitle },
        [
          { type: "store", key: "tax_title", value: taxTitle },
          percent === undefined
            ? { type: "remove", key: "country_tax" }
            : { type: "store", key: "country_tax", value: String(percent) },
          { type: "setShippingCountry", countryId },
          { type: "broadcast" },
        ],
      ];
    }
    case "shippingCountryChanged":
      return event.countryId === state.countryId
        ? [state, []]
        : [
            { ...state, countryId: event.countryId, taxTitle: undefined },
            [{ type: "remove", key: "tax_title" }, { type: "remove", key: "country_tax" }, { type: "broadcast" }],
          ];
    case "vatExcluded": {
      const storeEffect = { type: "store", key: "excludeVAT", value: String(event.excludeVat) } as const;
      return state.excludeVat === event.excludeVat
        ? [state, [storeEffect]]
        : [{ ...state, excludeVat: event.excludeVat }, [storeEffect, { type: "broadcast" }]];
    }
    case "storageChanged": {
      const { excludeVat, countryId, taxTitle } = event.display;
      if (state.excludeVat === excludeVat && state.countryId === countryId && state.taxTitle === taxTitle) {
        return [state, []];
      }
      // State first: the shipping event this effect triggers must find the country already set.
      return [event.display, [{ type: "setShippingCountry", countryId }]];
    }
  }
}
