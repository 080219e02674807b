import * as v from "valibot";
import { taxPercent } from "../domain/vat/vat.js";
import type { Environment } from "../environment/environment.js";
import { ignorable } from "../shared/promises.js";
import { parsePositiveInteger } from "../shared/parsePositiveInteger.js";
import { ShopError } from "../shared/shopError.js";
import { createStore, type Store } from "../store/createStore.js";
import { flag, text } from "../store/storedValue.js";
import {
  type CountryIds,
  countryCode,
  MARKET_COOKIE,
  marketCookieHeader,
  type MarketSettings,
  parseMarket,
} from "../wire/market.js";

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
   *
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
  /** Restores the stored market. */
  start(): void;
  /** Resets to gross prices and the storefront's own country, after a sign-out. */
  reset(): void;
}

const KEYS = ["excludeVAT", "country_id", "country_tax", "tax_title"] as const;

export function createMarketStore(deps: {
  environment: Environment;
  home: string;
  countryIds: CountryIds;
  rendered: MarketSettings | undefined;
  /** Resolves once cart and shipping are confirmed. */
  whenSynced: () => Promise<void>;
}): OwnedMarket {
  const { environment, home, countryIds } = deps;
  const { cookies, log } = environment;
  const { local } = environment.storage;
  const defaultState: MarketState = {
    country: home,
    countryId: countryIds[home] ?? 0,
    excludeVat: false,
    taxTitle: undefined,
  };
  const rendered = withCountry({ ...defaultState, ...deps.rendered }, deps.rendered?.country ?? home);
  const store = createStore<MarketState, MarketState, never>(
    rendered,
    (state, next) => [isEqual(state, next) ? state : next, []],
    () => {},
    log,
  );

  function withCountry(state: MarketState, country: string): MarketState {
    return { ...state, country, countryId: countryIds[country] ?? state.countryId };
  }

  /** Stores a choice before it is shown, and shows it in all tabs. */
  function choose(next: MarketState): void {
    const before = store.getSnapshot();
    persist(next);
    store.send(next);
    if (store.getSnapshot() !== before) environment.broadcast.post({ market: next });
  }

  function persist({ excludeVat, countryId, taxTitle }: MarketState): void {
    local.set("excludeVAT", String(excludeVat));
    local.set("country_id", String(countryId));
    const percent = taxTitle === undefined ? undefined : taxPercent(taxTitle);
    for (const [key, value] of [
      ["tax_title", taxTitle],
      ["country_tax", percent],
    ] as const) {
      if (value === undefined) local.remove(key);
      else local.set(key, String(value));
    }
  }

  const writeCookie = (): void => cookies.set(marketCookieHeader(store.getSnapshot(), home, { countryIds }));
  store.subscribe(writeCookie);

  /** Returns the stored market; values that are not stored or invalid stay as they are. */
  function readStorage(): MarketState {
    const now = store.getSnapshot();
    const stored = local.get("country_id");
    const country = countryCode(parsePositiveInteger(stored) ?? 0, countryIds);
    if (stored !== undefined && country === undefined) local.remove("country_id");
    const excludeVat = local.get("excludeVAT");
    const isKnown = excludeVat === "true" || excludeVat === "false";
    if (!isKnown) local.remove("excludeVAT");
    const title = local.get("tax_title");
    const hasPercent = title !== undefined && taxPercent(title) !== undefined;
    const isSame = (country ?? now.country) === now.country;
    return {
      ...withCountry(now, country ?? now.country),
      excludeVat: isKnown ? excludeVat === "true" : now.excludeVat,
      taxTitle: country !== undefined && hasPercent ? title : isSame ? now.taxTitle : undefined,
    };
  }

  return {
    rendered,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      environment.broadcast.subscribe((message) => {
        const parsed = v.safeParse(marketMessage, message);
        const market = parsed.success ? parsed.output.market : undefined;
        if (market === undefined || countryIds[market.country] === undefined) return;
        store.send(withCountry({ ...store.getSnapshot(), ...market, taxTitle: market.taxTitle }, market.country));
      });
      environment.resumed.subscribe(() => store.send(readStorage()));
      const stored = readStorage();
      // A form submitted before hydration writes the cookie only, other choices write both: the cookie is newer.
      const chosen = parseMarket(cookies.get(MARKET_COOKIE), countryIds);
      if (chosen === undefined) return store.send(stored);
      const taxTitle = chosen.country === stored.country ? stored.taxTitle : undefined;
      const next = withCountry({ ...stored, ...chosen, taxTitle }, chosen.country);
      persist(next);
      store.send(next);
      writeCookie();
    },
    setCountry(country, taxTitle) {
      const now = store.getSnapshot();
      if (countryIds[country] === undefined) {
        return ignorable(Promise.reject(new ShopError("INVALID_INPUT", { details: { at: "country" } })));
      }
      choose(
        withCountry({ ...now, taxTitle: taxTitle ?? (country === now.country ? now.taxTitle : undefined) }, country),
      );
      return ignorable(deps.whenSynced());
    },
    setExcludeVat: (excludeVat) => choose({ ...store.getSnapshot(), excludeVat }),
    reset() {
      choose(defaultState);
      for (const key of KEYS) local.remove(key);
    },
  };
}

const isEqual = (one: MarketState, other: MarketState): boolean =>
  one.country === other.country && one.excludeVat === other.excludeVat && one.taxTitle === other.taxTitle;

/** Broadcast message, as untrusted as storage. It carries the values because it may arrive before the storage write. */
const marketMessage = v.object({
  market: v.object({ country: text, excludeVat: flag, taxTitle: v.optional(text) }),
});
