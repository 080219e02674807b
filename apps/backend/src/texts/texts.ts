import type { Language } from "../locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ro } from "./ro.ts";
import type { Texts } from "./types.ts";

/** The languages; a storefront's language without texts does not compile. */
export const TEXTS: Readonly<Record<Language, Texts>> = { de, en, ro };
