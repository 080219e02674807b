import type { Language } from "../../locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { InvoiceTexts } from "./invoiceTexts.ts";
import { ro } from "./ro.ts";

export const INVOICE_TEXTS: Readonly<Record<Language, InvoiceTexts>> = { de, en, ro };
