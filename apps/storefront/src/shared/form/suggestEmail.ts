import emailSpellChecker from "@zootools/email-spell-checker";

/** Domains of mailboxes in use in Austria, Germany and Romania. */
const DOMAINS = [
  "gmail.com",
  "googlemail.com",
  "icloud.com",
  "me.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "yahoo.com",
  "ymail.com",
  "aol.com",
  "mail.com",
  "proton.me",
  "protonmail.com",
  "gmx.com",
  "gmx.net",
  "gmx.at",
  "aon.at",
  "chello.at",
  "a1.net",
  "outlook.at",
  "hotmail.at",
  "live.at",
  "yahoo.at",
  "gmx.de",
  "web.de",
  "t-online.de",
  "freenet.de",
  "outlook.de",
  "hotmail.de",
  "live.de",
  "yahoo.de",
  "yahoo.ro",
  "mail.ro",
  "gmx.ch",
];

/** Returns the address with the known domain that a misspelled one resembles; undefined for every other address. */
export const suggestEmail = (email: string): string | undefined =>
  // Guesses of top-level domains would correct addresses of companies.
  emailSpellChecker.run({ email, domains: DOMAINS, topLevelDomains: [], secondLevelDomains: [] })?.full;
