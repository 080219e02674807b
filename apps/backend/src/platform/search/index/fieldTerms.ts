import type { Analyzer } from "../analysis/analyzer.ts";
import { accessoryTerm, isAccessoryWord } from "../analysis/accessory.ts";
import type { Field } from "./indexDocument.ts";

export interface FieldTerm {
  term: string;
  /** Share of the field's weight, 0 to 1. */
  share: number;
  /** Folded word that the term is the stem of; undefined for other terms. */
  word?: string;
}

/** Share of the head ("Esstisch" is a Tisch) and of the other parts ("Tischleuchte" is not). */
const HEAD_SHARE = 0.88;
const MODIFIER_SHARE = 0.5;
/** "Hochbett mit Schreibtisch" is not a Schreibtisch. */
const ACCESSORY_SHARE = 0.55;
/** "Table lamp" is not a table, "scaun de birou" is not a birou. */
const DESCRIPTIVE_SHARE = 0.75;
/** A number means little without the word after it. */
const NUMBER_SHARE = 0.6;

/** Yields the terms of one field. A number is also combined with the next word: "3 sitzer". */
export function* fieldTerms(analyzer: Analyzer, text: string, field: Field): Iterable<FieldTerm> {
  let share = 1;
  let number: string | undefined;
  const attributes = field === "title" ? analyzer.descriptiveWords(text) : [];
  for (const token of analyzer.tokens(text)) {
    if (token.kind !== "word") {
      yield { term: token.text, share: share * NUMBER_SHARE };
      number = token.kind === "number" ? token.text : undefined;
      continue;
    }
    if (field === "title" && isAccessoryWord(token.text)) share = ACCESSORY_SHARE;
    // A search word is chosen: "bestellen" says nothing in a text, but the page that explains it is found by it.
    if (field !== "keyword" && analyzer.isStopword(token.text)) continue;
    const term = analyzer.stem(token.text);
    yield { term, share: attributes.includes(token.text) ? share * DESCRIPTIVE_SHARE : share, word: token.text };
    if (share === ACCESSORY_SHARE) yield { term: accessoryTerm(term), share: 1 };
    if (number !== undefined) yield { term: `${number} ${term}`, share };
    number = undefined;
    if (field !== "description") yield* partsOf(analyzer, token.text, share);
  }
}

function* partsOf(analyzer: Analyzer, word: string, share: number): Iterable<FieldTerm> {
  const parts = analyzer.splitCompound(word) ?? [];
  for (const [at, part] of parts.entries()) {
    yield {
      term: analyzer.stem(part),
      share: share * (at === parts.length - 1 ? HEAD_SHARE : MODIFIER_SHARE),
      word: part,
    };
  }
}
