import * as v from "valibot";
import { parseCartId } from "../domain/cart/cartId.js";
import {
  type DisplayEffect,
  type DisplayEvent,
  type DisplaySettings,
  type DisplayState,
  displayTransition,
} from "./displayTransition.js";
import { taxPercent } from "../domain/vat/taxPercent.js";
import type { Environment } from "../environment/environment.js";
import { createStore, type Store } from "../store/createStore.js";
import type { ShippingStore } from "../shipping/shippingStore.js";
import { flag, id, text } from "../store/storedScalars.js";

/** Display of prices, the same in all tabs: gross or net, and for which country. */
export interface DisplayStore extends Store<DisplayState> {
  /** State the server rendered the page with; display it until hydration. */
  readonly rendered: DisplayState;
  /** Restores the stored values. Start it before the shipping store: it drops a country that is not shipped to. */
  start(): void;
  /** Switches between net and gross prices. */
  setExcludeVat(excludeVat: boolean): void;
  /** Changes the shipping country; `taxTitle` is the title of its tax ("19% Ust."). */
  setCountry(country: { id: number; taxTitle: string }): void;
  /** Resets to gross prices and the storefront's own country, after a sign-out. */
  reset(): void;
}

export function createDisplayStore(deps: {
  environment: Environment;
  shipping: ShippingStore;
  homeCountryId: number;
  rendered: DisplaySettings;
  /** Countries shipped to; undefined when unknown. */
  countryIds: readonly number[] | undefined;
}): DisplayStore {
  const { environment, shipping, countryIds } = deps;
  const { local } = environment.storage;
  const rendered: DisplayState = { ...deps.rendered, taxTitle: undefined };
  const store = createStore<DisplayState, DisplayEvent, DisplayEffect>(
    rendered,
    displayTransition,
    run,
    environment.log,
  );

  function run(effect: DisplayEffect): void {
    switch (effect.type) {
      case "store":
        return local.set(effect.key, effect.value);
      case "remove":
        return local.remove(effect.key);
      case "setShippingCountry":
        if (shipping.getSnapshot().countryId !== effect.countryId) shipping.setCountry(effect.countryId);
        return;
      case "broadcast":
        return environment.broadcast.post({ display: store.getSnapshot() });
    }
  }

  function storedTaxTitle(): string | undefined {
    const title = local.get("tax_title");
    return title !== undefined && taxPercent(title) !== undefined ? title : undefined;
  }

  const isShippedTo = (countryId: number): boolean => countryIds?.includes(countryId) !== false;
  const applyRemote = (display: DisplayState): void => {
    if (isShippedTo(display.countryId)) store.send({ type: "storageChanged", display });
  };

  /** Applies changes made in other tabs while this page was hidden; values that are not stored stay. */
  function readStorage(): void {
    const now = store.getSnapshot();
    const countryId = parseCartId(local.get("country_id")) ?? now.countryId;
    const excludeVat = local.get("excludeVAT");
    applyRemote({
      countryId,
      taxTitle: storedTaxTitle() ?? (countryId === now.countryId ? now.taxTitle : undefined),
      excludeVat: excludeVat === undefined ? now.excludeVat : excludeVat === "true",
    });
  }

  shipping.subscribe(() => store.send({ type: "shippingCountryChanged", countryId: shipping.getSnapshot().countryId }));

  return {
    rendered,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      environment.broadcast.subscribe((message) => {
        const parsed = v.safeParse(displayMessage, message);
        if (parsed.success) applyRemote({ ...parsed.output.display, taxTitle: parsed.output.display.taxTitle });
      });
      environment.resumed.subscribe(readStorage);
      const countryId = parseCartId(local.get("country_id"));
      if (countryId === undefined || !isShippedTo(countryId)) local.remove("country_id");
      else store.send({ type: "restored", countryId, taxTitle: storedTaxTitle() });
      const stored = local.get("excludeVAT");
      if (stored === "true" || stored === "false") store.send({ type: "vatExcluded", excludeVat: stored === "true" });
      else local.remove("excludeVAT");
    },
    setExcludeVat: (excludeVat) => store.send({ type: "vatExcluded", excludeVat }),
    setCountry: (country) => store.send({ type: "countryChosen", countryId: country.id, taxTitle: country.taxTitle }),
    reset() {
      store.send({ type: "vatExcluded", excludeVat: false });
      shipping.setCountry(deps.homeCountryId);
      for (const key of ["excludeVAT", "country_id", "country_tax", "tax_title"]) local.remove(key);
    },
  };
}

/** Broadcast message, as untrusted as storage. It carries the values because it may arrive before the storage write. */
const displayMessage = v.object({
  display: v.object({
    excludeVat: flag,
    countryId: id,
    taxTitle: v.optional(text),
  }),
});
