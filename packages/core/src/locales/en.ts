import type { Messages } from "./messages.js";

/** What the core can say, in i18next's format. */
export const messages: Messages = {
  cart: {
    addFailed: "Adding to cart failed",
    removed: "Removed from cart",
    removeFailed: "Failed to remove from cart",
    updateFailed: "Failed to update quantity",
    stock_one: "Only {{count}} piece is available.",
    stock_other: "Only {{count}} pieces are available.",
    undone: "Undone",
  },
  error: {
    network: "The shop could not be reached. Check your connection and try again.",
    unexpected: "That did not work. Please try again.",
    priceChanged: "The total has changed in the meantime. Please check it and order again.",
    outOfStock: "One item is no longer available in this quantity. Please adjust your cart.",
    undeliverable: "One item cannot be delivered to the chosen country.",
    cartGone: "This cart is no longer available.",
  },
  validation: {
    email: {
      required: "Enter your e-mail address.",
      invalid: "This e-mail address is incomplete. Example: name@example.com",
    },
    firstname: {
      required: "Enter your first name.",
      tooShort: "The first name needs at least 2 characters.",
    },
    lastname: {
      required: "Enter your last name.",
      tooShort: "The last name needs at least 2 characters.",
    },
    street: {
      required: "Enter street and number.",
    },
    city: {
      required: "Enter the town or city.",
    },
    country: {
      required: "Choose the country.",
    },
    postcode: {
      required: "Enter the postcode.",
      wrongLength: "The postcode must have {{digits}} digits.",
      invalid: "This postcode does not exist. Check the digits.",
    },
    phone: {
      required: "Enter a phone number.",
      requiredForFreight: "Freight delivery needs a phone number to arrange the date.",
      invalid: "The phone number needs 3 to 20 digits.",
      invalidForCountry: "This phone number does not fit the chosen country.",
    },
    terms: {
      required: "Accept the terms to place the order.",
    },
    payment: {
      required: "Choose a payment method.",
    },
  },
};
