/** Legal forms of Austria, Germany and Romania as {@link normalizeName} leaves them. */
const LEGAL_FORMS = [
  "gmbh|gesmbh|ges mbh|gesellschaft mbh|gesellschaft mit beschrankter haftung|ug|ug haftungsbeschrankt",
  "unternehmergesellschaft|unternehmergesellschaft haftungsbeschrankt|ag|aktiengesellschaft|se|kgaa",
  "co|kg|kommanditgesellschaft|og|offene gesellschaft|ohg|offene handelsgesellschaft|gbr|gesbr",
  "gesellschaft burgerlichen rechts|eu|eingetragener unternehmer|eingetragene unternehmerin",
  "ek|ekfm|ekfr|eingetragener kaufmann|eingetragene kauffrau|eg|gen|eingetragene genossenschaft|ev|eingetragener verein",
  "srl|srl d|societate cu raspundere limitata|sa|societate pe actiuni|snc|societate in nume colectiv",
  "scs|societate in comandita simpla|pfa|persoana fizica autorizata|intreprindere individuala|sarl|ltd|inc",
].join("|");

/** A final "ii" is the Romanian "I.I."; before another form it numbers companies: "Solarpark II GmbH". */
const SUFFIX = new RegExp(`(?: ii|(?: (?:${LEGAL_FORMS}))+)$`);
const PREFIX = /^ (?:sc|societatea)(?= |$)/;

/** Whether two spellings name one company: only legal form, case, accents and order of the words may differ. */
export function isSameName(one: string, other: string): boolean {
  const name = normalizeName(one);
  return name !== "" && name === normalizeName(other);
}

function normalizeName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    // Registers write "ue" or "u" for "ü".
    .replace(/([aou])e/g, "$1")
    .normalize("NFD")
    .replace(/\p{M}|[.'’]/gu, "")
    // The owner is no part of the name: "Huber e.U., Inhaber Anna Huber".
    .replace(/\b(?:inhaber|inhaberin|inh)\b.*/s, "");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => !["", "und", "and", "si"].includes(word));
  // "S R L" is "SRL". The leading space lets a name of legal forms alone match as a whole.
  const spaced = ` ${words.join(" ")}`.replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, "");
  return spaced.replace(SUFFIX, "").replace(PREFIX, "").trim().split(" ").toSorted().join(" ");
}
