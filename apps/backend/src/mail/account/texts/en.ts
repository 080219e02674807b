import type { AccountMailTexts } from "../accountMailTexts.ts";

export const en: AccountMailTexts = {
  greeting: (name) => (name === "" ? "Hello," : `Dear ${name},`),
  closing: "Kind regards",
  defaultLinkLabel: "Please open this address:",
  welcome: ({ store }) => ({
    subject: `Welcome to ${store}`,
    paragraphs: [
      `It is good to have you with us. Your ${store} account is ready.`,
      "It holds your orders and addresses, and makes the next purchase quicker.",
    ],
    link: "Go to your account",
    smallPrint: ["If it was not you who signed up, please reply to this e-mail and we will delete the account."],
  }),
  resetPassword: ({ store, minutes }) => ({
    subject: `A new password for ${store}`,
    paragraphs: [
      `Somebody would like to set a new password for your ${store} account. If it was you, please choose one here:`,
    ],
    link: "Choose a new password",
    smallPrint: [
      `The link works once, for ${minutes} minutes.`,
      "If it was not you, you need not do anything: your password stays as it is.",
    ],
  }),
  passwordChanged: ({ store, phone }) => ({
    subject: `Your ${store} password was changed`,
    paragraphs: [
      `The password of your ${store} account has just been changed. All other devices have been logged out.`,
      `If this was not you, please set a new password at once and call us: ${phone}`,
    ],
    link: "Set a new password",
  }),
  emailConfirm: ({ store, minutes }) => ({
    subject: `Please confirm your new e-mail address for ${store}`,
    paragraphs: [
      `This address is to become the new e-mail address of your ${store} account. Please confirm that it is yours:`,
    ],
    link: "Confirm the e-mail address",
    smallPrint: [
      `The link works once, for ${minutes} minutes. After that, please log in with the new address.`,
      "If you did not ask for this, you need not do anything.",
    ],
  }),
  emailChangeRequested: ({ store, minutes, phone }) => ({
    subject: `Your e-mail address for ${store} is about to change`,
    paragraphs: [
      `Another e-mail address has just been entered for your ${store} account. If it is confirmed within ${minutes} minutes, this address will no longer apply.`,
      `If this was not you, please set a new password at once, so that everything stays as it is, and call us: ${phone}`,
    ],
    link: "Set a new password",
  }),
  emailChanged: ({ store, phone }) => ({
    subject: `Your e-mail address for ${store} was changed`,
    paragraphs: [
      `The e-mail address of your ${store} account has just been changed. We will no longer write to this address about it.`,
      `If this was not you, please call us at once: ${phone}`,
    ],
  }),
  newsletterConfirm: ({ store, days }) => ({
    subject: `Please confirm your subscription to the ${store} newsletter`,
    paragraphs: [
      `The ${store} newsletter was requested for this address. If you would like to receive it, please confirm:`,
    ],
    link: "Confirm subscription",
    smallPrint: [`The link works for ${days} days. If you do not confirm, we will not write to you again.`],
  }),
  newsletterWelcome: ({ store }) => ({
    subject: `You will now receive the ${store} newsletter`,
    paragraphs: ["Thank you, your subscription is confirmed. You can unsubscribe at any time:"],
    link: "Unsubscribe",
  }),
};
