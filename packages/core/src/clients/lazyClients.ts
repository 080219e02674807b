import type { Environment } from "../environment/environment.js";
import type { ClientConfig, Clients } from "./clients.js";

/**
 * The clients, whose code arrives with the first call: a page that came with its data can be drawn and used before a
 * single schema is there.
 */
export function lazyClients(config: ClientConfig, environment: Environment): Clients {
  let loading: Promise<Clients> | undefined;
  const load = (): Promise<Clients> => {
    loading ??= import("./clients.js").then(({ createClients }) => createClients(config, environment));
    // A failed download is not remembered: the next call tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    cart: {
      get: async (...input) => (await load()).cart.get(...input),
      add: async (...input) => (await load()).cart.add(...input),
      update: async (...input) => (await load()).cart.update(...input),
      remove: async (...input) => (await load()).cart.remove(...input),
      clear: async (...input) => (await load()).cart.clear(...input),
      assignCustomer: async (...input) => (await load()).cart.assignCustomer(...input),
    },
    catalogue: {
      products: async (...input) => (await load()).catalogue.products(...input),
      product: async (...input) => (await load()).catalogue.product(...input),
      saleElements: async (...input) => (await load()).catalogue.saleElements(...input),
      category: async (...input) => (await load()).catalogue.category(...input),
      subcategories: async (...input) => (await load()).catalogue.subcategories(...input),
      productCount: async (...input) => (await load()).catalogue.productCount(...input),
      menu: async (...input) => (await load()).catalogue.menu(...input),
      bestsellers: async (...input) => (await load()).catalogue.bestsellers(...input),
    },
    checkout: {
      deliveryMethods: async (...input) => (await load()).checkout.deliveryMethods(...input),
      postage: async (...input) => (await load()).checkout.postage(...input),
      paymentMethods: async (...input) => (await load()).checkout.paymentMethods(...input),
      addAddress: async (...input) => (await load()).checkout.addAddress(...input),
      pay: async (...input) => (await load()).checkout.pay(...input),
      orderOfCart: async (...input) => (await load()).checkout.orderOfCart(...input),
    },
    content: {
      resolve: async (...input) => (await load()).content.resolve(...input),
      content: async (...input) => (await load()).content.content(...input),
      folder: async (...input) => (await load()).content.folder(...input),
      localeConfig: async (...input) => (await load()).content.localeConfig(...input),
    },
  };
}
