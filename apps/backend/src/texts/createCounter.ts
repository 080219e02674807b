import type { Language } from "../locale.ts";

/** Forms of a noun by plural category; `other` stands for missing ones. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a function that writes a number with the matching form of a noun: "1 minut", "2 minute", "20 de minute". */
export function createCounter(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
