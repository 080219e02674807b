import type { Language } from "../../config/taxTitle.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { MailTexts } from "./mailTexts.ts";
import { ro } from "./ro.ts";

export const ORDER_TEXTS: Readonly<Record<Language, MailTexts>> = { de, en, ro };
