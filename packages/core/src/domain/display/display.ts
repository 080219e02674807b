import type { StorageKey } from "../session/storageKeys.js";
import { taxPercent } from "../vat/taxPercent.js";

/** In which way prices are shown: what travels with a page so that it is drawn right at once. */
export interface DisplayFlags {
  /** net prices, "0% VAT"; what is charged the backend decides (decision D10) */
  excludeVat: boolean;
  /** the country that is delivered to and whose VAT is in the prices */
  countryId: number;
}

/** How prices are shown. */
export interface DisplayState extends DisplayFlags {
  /** "20% Ust.", of the chosen country; undefined as long as nobody has told */
  taxTitle: string | undefined;
}

/** What can happen to the display settings. */
export type DisplayEvent =
  | { type: "restored"; countryId: number; taxTitle: string | undefined }
  | { type: "countryChosen"; countryId: number; taxTitle: string }
  /** the delivery has another country: from storage, from an address */
  | { type: "deliveryMoved"; countryId: number }
  | { type: "vatExcluded"; excludeVat: boolean }
  /** as another tab has it, or storage does after a while */
  | { type: "heard"; shown: DisplayState };

/** What the shell of the display settings has to do once the new state stands. */
export type DisplayEffect =
  | { type: "remember"; key: StorageKey; value: string }
  | { type: "forget"; key: StorageKey }
  | { type: "deliverTo"; countryId: number }
  /** the other tabs show it too */
  | { type: "tell" };

/** Choosing a country updates country, tax title and country id in storage. Source: specification 4. */
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
          { type: "remember", key: "tax_title", value: taxTitle },
          percent === undefined
            ? { type: "forget", key: "country_tax" }
            : { type: "remember", key: "country_tax", value: String(percent) },
          { type: "deliverTo", countryId },
          { type: "tell" },
        ],
      ];
    }
    case "deliveryMoved":
      return event.countryId === state.countryId
        ? [state, []]
        : [
            { ...state, countryId: event.countryId, taxTitle: undefined },
            [{ type: "forget", key: "tax_title" }, { type: "forget", key: "country_tax" }, { type: "tell" }],
          ];
    case "vatExcluded": {
      const remember = { type: "remember", key: "excludeVAT", value: String(event.excludeVat) } as const;
      return state.excludeVat === event.excludeVat
        ? [state, [remember]]
        : [{ ...state, excludeVat: event.excludeVat }, [remember, { type: "tell" }]];
    }
    case "heard": {
      const { excludeVat, countryId, taxTitle } = event.shown;
      if (state.excludeVat === excludeVat && state.countryId === countryId && state.taxTitle === taxTitle) {
        return [state, []];
      }
      // First the state stands: the delivery that follows then has nothing new to say.
      return [event.shown, [{ type: "deliverTo", countryId }]];
    }
  }
}
