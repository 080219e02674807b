import type { Language } from "../../../locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ro } from "./ro.ts";
import type { WithdrawalTexts } from "./withdrawalTexts.ts";

export const WITHDRAWAL_TEXTS: Readonly<Record<Language, WithdrawalTexts>> = { de, en, ro };
