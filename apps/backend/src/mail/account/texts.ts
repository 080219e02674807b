import type { Language } from "../../locale.ts";
import type { AccountMailTexts } from "./accountMailTexts.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { ro } from "./texts/ro.ts";

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, AccountMailTexts>> = { de, en, ro };
