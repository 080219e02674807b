import type { Messages } from "./messages.js";

/** Messages of the core, in i18next's format. */
export const messages: Messages = {
  cart: {
    addFailed: "Adding to cart failed",
    removed: "Removed from cart",
    removeFailed: "Failed to remove from cart",
    updateFailed: "Failed to update quantity",
    waiting: "You are offline at the moment. Your cart is kept and will be sent as soon as the connection is back.",
    expired: "A change to your cart could not be saved. Please check your cart.",
    lost: "Your cart was changed elsewhere in the meantime. Please check that everything is in it.",
    notDurable: "Your browser does not store anything for this site: your cart lasts only while the page is open.",
    stock_one: "Only {{count}} piece is available.",
    stock_other: "Only {{count}} pieces are available.",
    undone: "Undone",
    advice: {
      soldOut: "This item is sold out at the moment.",
      gone: "This item is no longer sold. Please choose another one.",
      check: "Please check your cart.",
      retry: "Please try again.",
    },
  },
  error: {
    network: "The shop could not be reached. Please check your connection and try again.",
    unexpected: "That did not work. Please try again.",
    loginFailed: "The e-mail address or the password is wrong. Please check both.",
    codeRequired: "Please also enter the code from your authenticator app.",
    emailExists: "There is already an account with this e-mail address. Log in or request a new password.",
    rateLimited_one: "Too many attempts. Please wait {{count}} minute.",
    rateLimited_other: "Too many attempts. Please wait {{count}} minutes.",
    linkInvalid: "This link has expired or has already been used. Please request a new one.",
    sessionOver: "Your session has ended. Please log in again.",
    forbidden: "This is not possible with this account.",
    notFound: "This does not exist or does not belong to your account.",
    invalidInput: "Please check what you entered.",
    addressIsDefault: "The default address cannot be deleted. Choose another default first.",
  },
  search: {
    tooShort: "Please enter more than three characters.",
    failed: "An error occurred while searching. Please try again later.",
    none: "Sorry, we could not find any results. Please try another entry.",
  },
  validation: {
    email: {
      required: "Enter your e-mail address.",
      invalid: "This e-mail address is incomplete. Example: name@example.com",
      exists: "There is already an account with this e-mail address.",
    },
    emailConfirm: {
      required: "Enter your e-mail address again.",
      mismatch: "The two e-mail addresses differ.",
    },
    password: {
      required: "Enter a password.",
      tooShort: "The password needs at least {{count}} characters.",
      common: "This password is too easy to guess. Choose another one.",
      invalid: "This password is wrong.",
    },
    passwordConfirm: {
      required: "Enter the password again.",
      mismatch: "The two passwords differ.",
    },
    passwordOld: {
      required: "Enter your current password.",
      invalid: "The current password is wrong.",
    },
    code: {
      invalid: "This code is wrong or has already been used.",
    },
    label: {
      required: "Give the address a name, for example “Home”.",
    },
    state: {
      required: "Choose the county.",
      invalid: "This county does not belong to the chosen country.",
    },
    company: {
      required: "Enter the name of the company.",
    },
    association: {
      required: "Enter the name of the association.",
    },
    vatNumber: {
      valid: "The VAT number is valid.",
      invalid: "This VAT number is not valid. Example: ATU12345675",
      failed: "The VAT number could not be checked. Please try again later.",
    },
    firstName: {
      required: "Enter your first name.",
      tooShort: "The first name needs at least 2 characters.",
    },
    lastName: {
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
    postalCode: {
      required: "Enter the postcode.",
      wrongLength: "The postcode must have {{digits}} digits.",
      invalid: "This postcode does not exist. Please check it.",
    },
    phone: {
      required: "Enter a phone number.",
      requiredForFreight: "For freight delivery we need a phone number to arrange the date.",
      invalid: "The phone number needs 3 to 20 digits.",
      invalidForCountry: "This phone number does not match the chosen country.",
    },
    field: {
      tooLong: "This is too long.",
    },
    terms: {
      required: "Accept the terms to place the order.",
      requiredForAccount: "Accept the terms to create an account.",
    },
    name: {
      required: "Enter your name.",
    },
    orderRef: {
      required: "Enter the order number, or describe the order.",
    },
    rating: {
      required: "Choose a number of stars.",
    },
    reviewTitle: {
      required: "Give your review a headline.",
    },
    reviewContent: {
      required: "Write what you think of it.",
    },
    payment: {
      required: "Choose a payment method.",
    },
    pickup: {
      required: "Choose a collection point.",
    },
  },
};
