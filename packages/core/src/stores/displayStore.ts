import * as v from "valibot";
import { parseCartId } from "../domain/cart/cartId.js";
import {
  type DisplayEffect,
  type DisplayEvent,
  type DisplayFlags,
  type DisplayState,
  displayTransition,
} from "../domain/display/display.js";
import { taxPercent } from "../domain/vat/taxPercent.js";
import type { Environment } from "../environment/environment.js";
import { createStore, type Store } from "./createStore.js";
import type { DeliveryStore } from "./deliveryStore.js";
import { flag, id, text } from "./storedScalars.js";

/** Display of prices, the same in all tabs: gross or net, and for which country. */
export interface DisplayStore extends Store<DisplayState> {
  /** State the server rendered the page with; display it until hydration. */
  readonly rendered: DisplayState;
  /** Restores the stored values. Start it before the shipping store: it drops a country that is not shipped to. */
  start(): void;
  stop(): void;
  /** Switches between net and gross prices. */
  setExcludeVat(excludeVat: boolean): void;
  /** Changes the shipping country; `taxTitle` is the title of its tax ("19% Ust."). */
  chooseCountry(country: { id: number; taxTitle: string }): void;
  /** Resets to gross prices and the storefront's own country, after a sign-out. */
  reset(): void;
}

export function createDisplayStore(deps: {
  environment: Environment;
  delivery: DeliveryStore;
  homeCountryId: number;
  rendered: DisplayFlags;
  /** Countries shipped to; undefined when unknown. */
  countryIds: readonly number[] | undefined;
}): DisplayStore {
  const { environment, delivery, countryIds } = deps;
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
      case "remember":
        return local.set(effect.key, effect.value);
      case "forget":
        return local.remove(effect.key);
      case "deliverTo":
        if (delivery.getSnapshot().countryId !== effect.countryId) delivery.chooseCountry(effect.countryId);
        return;
      case "tell":
        return environment.broadcast.post({ display: store.getSnapshot() });
    }
  }

  function storedTaxTitle(): string | undefined {
    const title = local.get("tax_title");
    return title !== undefined && taxPercent(title) !== undefined ? title : undefined;
  }

  const isDelivered = (countryId: number): boolean => countryIds?.includes(countryId) !== false;
  const hear = (shown: DisplayState): void => {
    if (isDelivered(shown.countryId)) store.send({ type: "heard", shown });
  };

  /** Applies changes made in other tabs while this page was hidden; values that are not stored stay. */
  function readAgain(): void {
    const now = store.getSnapshot();
    const countryId = parseCartId(local.get("country_id")) ?? now.countryId;
    const excludeVat = local.get("excludeVAT");
    hear({
      countryId,
      taxTitle: storedTaxTitle() ?? (countryId === now.countryId ? now.taxTitle : undefined),
      excludeVat: excludeVat === undefined ? now.excludeVat : excludeVat === "true",
    });
  }

  let stops: Array<() => void> = [];
  delivery.subscribe(() => store.send({ type: "deliveryMoved", countryId: delivery.getSnapshot().countryId }));

  return {
    rendered,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      stops = [
        environment.broadcast.subscribe((message) => {
          const told = v.safeParse(news, message);
          if (told.success) hear({ ...told.output.display, taxTitle: told.output.display.taxTitle });
        }),
        environment.resumed.subscribe(readAgain),
      ];
      const countryId = parseCartId(local.get("country_id"));
      if (countryId === undefined || !isDelivered(countryId)) local.remove("country_id");
      else store.send({ type: "restored", countryId, taxTitle: storedTaxTitle() });
      const stored = local.get("excludeVAT");
      if (stored === "true" || stored === "false") store.send({ type: "vatExcluded", excludeVat: stored === "true" });
      else local.remove("excludeVAT");
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
    setExcludeVat: (excludeVat) => store.send({ type: "vatExcluded", excludeVat }),
    chooseCountry: (country) =>
      store.send({ type: "countryChosen", countryId: country.id, taxTitle: country.taxTitle }),
    reset() {
      store.send({ type: "vatExcluded", excludeVat: false });
      delivery.chooseCountry(deps.homeCountryId);
      for (const key of ["excludeVAT", "country_id", "country_tax", "tax_title"]) local.remove(key);
    },
  };
}

/** Broadcast message, as untrusted as storage. It carries the values because it may arrive before the storage write. */
const news = v.object({
  display: v.object({
    excludeVat: flag,
    countryId: id,
    taxTitle: v.optional(text),
  }),
});
