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
      facets: async (...input) => (await load()).catalogue.facets(...input),
      saleElement: async (...input) => (await load()).catalogue.saleElement(...input),
      productCounts: async (...input) => (await load()).catalogue.productCounts(...input),
      brands: async (...input) => (await load()).catalogue.brands(...input),
      brand: async (...input) => (await load()).catalogue.brand(...input),
      brandProductCount: async (...input) => (await load()).catalogue.brandProductCount(...input),
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
      setting: async (...input) => (await load()).content.setting(...input),
      moduleConfig: async (...input) => (await load()).content.moduleConfig(...input),
      sitemap: async (...input) => (await load()).content.sitemap(...input),
      tagManagerId: async (...input) => (await load()).content.tagManagerId(...input),
    },
    related: {
      accessories: async (...input) => (await load()).related.accessories(...input),
      selections: async (...input) => (await load()).related.selections(...input),
      similar: async (...input) => (await load()).related.similar(...input),
      bestOfCategory: async (...input) => (await load()).related.bestOfCategory(...input),
      keywords: async (...input) => (await load()).related.keywords(...input),
    },
    reviews: {
      list: async (...input) => (await load()).reviews.list(...input),
      summary: async (...input) => (await load()).reviews.summary(...input),
      rights: async (...input) => (await load()).reviews.rights(...input),
    },
    stock: {
      centers: async (...input) => (await load()).stock.centers(...input),
      centerStock: async (...input) => (await load()).stock.centerStock(...input),
      pickupPoints: async (...input) => (await load()).stock.pickupPoints(...input),
      productDelay: async (...input) => (await load()).stock.productDelay(...input),
      saleElementDelay: async (...input) => (await load()).stock.saleElementDelay(...input),
      multiples: async (...input) => (await load()).stock.multiples(...input),
    },
  };
}
