import type { Language } from "../../config/taxTitle.ts";
import type { LetterTexts } from "./letterTexts.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { ro } from "./texts/ro.ts";

export const LETTER_TEXTS: Readonly<Record<Language, LetterTexts>> = { de, en, ro };
