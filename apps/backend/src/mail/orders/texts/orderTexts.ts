import type { Language } from "../../../locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { OrderMailTexts } from "./orderMailTexts.ts";
import { ro } from "./ro.ts";

export const ORDER_TEXTS: Readonly<Record<Language, OrderMailTexts>> = { de, en, ro };
