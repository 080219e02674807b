import { taxPercent } from "../domain/vat/vat.js";
import type { Environment } from "../environment/environment.js";
import { ignorable } from "../shared/promises.js";
import { parsePositiveInteger } from "../shared/parsePositiveInteger.js";
import { ShopError } from "../shared/shopError.js";
import { createListeners, type Store } from "../store/createStore.js";
import { flag, text } from "../store/storedValue.js";
import {
  type CountryIds,
  countryCode,
  MARKET_COOKIE,
  marketCookieHeader,
  type MarketSettings,
  parseMarket,
} from "../wire/market.js";
import { optional, row } from "../wire/row.js";
import { safeParse } from "../wire/createSchema.js";

/** The market a shopper buys in. */
export interface MarketState extends MarketSettings {
  /** The backend's id of the country, as addresses and rates have it. */
  countryId: number;
  /** "20% Ust."; undefined while unknown. */
  taxTitle: string | undefined;
}

/** Country and VAT display, the same in all tabs; cart, shipping and prices follow. */
export interface MarketStore extends Store<MarketState> {
  /** State the server rendered the page with; display it until hydration. */
  readonly rendered: MarketState;
  /**
   * Changes the shipping country. Resolves once cart and shipping are confirmed for it.
   * @param country ISO 3166 code
   * @param taxTitle title of its tax ("19% Ust."), when known
   * @throws ShopError INVALID_INPUT for a country that is not shipped to, and the errors of every call; the promise may
   * be ignored, the stores have the outcome
   */
  setCountry(country: string, taxTitle?: string): Promise<void>;
  /** Switches between net and gross prices. */
  setExcludeVat(excludeVat: boolean): void;
}

/** The market with what only its shop calls. */
export interface OwnedMarket extends MarketStore {
  start(): void;
  /** Resets to gross prices and the storefront's own country, after a sign-out. */
  reset(): void;
}

export function createMarketStore(deps: {
  environment: Environment;
  home: string;
  countryIds: CountryIds;
  rendered: MarketSettings | undefined;
  /** Resolves once cart and shipping are confirmed. */
  whenSynced: () => Promise<void>;
}): OwnedMarket {
  const { environment, home, countryIds } = deps;
  const { broadcast, cookies, log } = environment;
  const { local } = environment.storage;
  const { subscribe, notify } = createListeners(log);
  const defaultState = withCountryId({ country: home, excludeVat: false, taxTitle: undefined });
  const rendered = withCountryId({ ...defaultState, ...deps.rendered });
  let state = rendered;

  function withCountryId(market: Omit<MarketState, "countryId">): MarketState {
    return { ...market, countryId: countryIds[market.country] ?? countryIds[home] ?? 0 };
  }

  /** Returns whether the market has changed. */
  function show(next: MarketState): boolean {
    const { country, excludeVat, taxTitle } = state;
    if (next.country === country && next.excludeVat === excludeVat && next.taxTitle === taxTitle) return false;
    state = next;
    writeCookie();
    notify();
    return true;
  }

  /** Stores a choice before it is shown, and shows it in all tabs. */
  function choose(next: MarketState): void {
    persist(next);
    if (show(next)) broadcast.post({ market: next });
  }

  function persist({ excludeVat, countryId, taxTitle }: MarketState): void {
    const values = {
      excludeVAT: excludeVat,
      country_id: countryId,
      tax_title: taxTitle,
      country_tax: taxTitle === undefined ? undefined : taxPercent(taxTitle),
    };
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) local.remove(key);
      else local.set(key, String(value));
    }
  }

  const writeCookie = (): void => cookies.set(marketCookieHeader(state, home, { countryIds }));

  /** Returns the stored market; values that are not stored or invalid stay as they are. */
  function readStorage(): MarketState {
    const stored = local.get("country_id");
    const country = countryCode(parsePositiveInteger(stored) ?? 0, countryIds);
    if (stored !== undefined && country === undefined) local.remove("country_id");
    const excludeVat = local.get("excludeVAT");
    const isKnown = excludeVat === "true" || excludeVat === "false";
    if (!isKnown) local.remove("excludeVAT");
    const title = local.get("tax_title");
    const hasPercent = title !== undefined && taxPercent(title) !== undefined;
    const isSame = (country ?? state.country) === state.country;
    return withCountryId({
      country: country ?? state.country,
      excludeVat: isKnown ? excludeVat === "true" : state.excludeVat,
      taxTitle: country !== undefined && hasPercent ? title : isSame ? state.taxTitle : undefined,
    });
  }

  return {
    rendered,
    getSnapshot: () => state,
    subscribe,
    start() {
      broadcast.subscribe((message) => {
        const parsed = safeParse(marketMessage, message);
        if (!parsed.success || countryIds[parsed.output.market.country] === undefined) return;
        show(withCountryId(parsed.output.market));
      });
      environment.resumed.subscribe(() => void show(readStorage()));
      const stored = readStorage();
      // A form submitted before hydration writes the cookie only, other choices write both: the cookie is newer.
      const chosen = parseMarket(cookies.get(MARKET_COOKIE), countryIds);
      if (chosen === undefined) return void show(stored);
      const next = withCountryId({
        ...chosen,
        taxTitle: chosen.country === stored.country ? stored.taxTitle : undefined,
      });
      persist(next);
      show(next);
      writeCookie();
    },
    setCountry(country, taxTitle = country === state.country ? state.taxTitle : undefined) {
      if (countryIds[country] === undefined) {
        return ignorable(Promise.reject(new ShopError("INVALID_INPUT", { details: { at: "country" } })));
      }
      choose(withCountryId({ country, excludeVat: state.excludeVat, taxTitle }));
      return ignorable(deps.whenSynced());
    },
    setExcludeVat: (excludeVat) => choose({ ...state, excludeVat }),
    reset() {
      choose(defaultState);
      for (const key of ["excludeVAT", "country_id"]) local.remove(key);
    },
  };
}

/** Broadcast message, as untrusted as storage. It carries the values because it may arrive before the storage write. */
const marketMessage = row({
  market: row({ country: text, excludeVat: flag, taxTitle: optional(text) }),
});
