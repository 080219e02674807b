import type { messages } from "@shop/core/locales/de";
import type shared from "./texts/de.json";
import type account from "./features/account/texts/de.json";
import type admin from "./features/admin/texts/de.json";
import type advent from "./features/advent/texts/de.json";
import type cart from "./features/cart/texts/de.json";
import type checkout from "./features/checkout/texts/de.json";
import type consent from "./features/consent/texts/de.json";
import type content from "./features/content/texts/de.json";
import type fit from "./features/fit/texts/de.json";
import type frameLazy from "./features/frame/lazy/texts/de.json";
import type frame from "./features/frame/texts/de.json";
import type home from "./features/home/texts/de.json";
import type listing from "./features/listing/texts/de.json";
import type newsletter from "./features/newsletter/texts/de.json";
import type order from "./features/order/texts/de.json";
import type productBelowFold from "./features/product/belowFold/texts/de.json";
import type productModel from "./features/product/model/texts/de.json";
import type productOpened from "./features/product/opened/texts/de.json";
import type product from "./features/product/texts/de.json";
import type search from "./features/search/texts/de.json";
import type wishlist from "./features/wishlist/texts/de.json";
import type withdrawal from "./features/withdrawal/texts/de.json";

/** Namespaces with their keys: the German texts. Interpolation is checked by texts.test.ts. */
declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      core: typeof messages;
      shared: typeof shared;
      account: typeof account;
      admin: typeof admin;
      advent: typeof advent;
      cart: typeof cart;
      checkout: typeof checkout;
      consent: typeof consent;
      content: typeof content;
      fit: typeof fit;
      frame: typeof frame;
      "frame/lazy": typeof frameLazy;
      home: typeof home;
      listing: typeof listing;
      newsletter: typeof newsletter;
      order: typeof order;
      "product/belowFold": typeof productBelowFold;
      "product/model": typeof productModel;
      "product/opened": typeof productOpened;
      product: typeof product;
      search: typeof search;
      wishlist: typeof wishlist;
      withdrawal: typeof withdrawal;
    };
  }
}
