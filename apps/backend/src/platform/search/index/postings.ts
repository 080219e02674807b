const MAX_WEIGHT = 255;

/** Documents by term with weights from 1 to 255. */
export interface Postings {
  /** Document numbers of all terms, concatenated in term order. */
  documents: Uint32Array;
  weights: Uint8Array;
  /** Offset of each term's postings; has one more element than there are terms. */
  starts: Uint32Array;
}

/** Collects postings in typed arrays: a catalogue of 50,000 products takes megabytes, not hundreds of them. */
export class PostingsBuilder {
  private terms = new Uint32Array(1 << 14);
  private weights = new Uint8Array(1 << 14);
  private ends = new Uint32Array(1 << 10);
  private count = 0;
  private documents = 0;

  add(weights: ReadonlyMap<number, number>): void {
    for (const [term, weight] of weights) {
      if (this.count === this.terms.length) {
        this.terms = grow(this.terms, Uint32Array);
        this.weights = grow(this.weights, Uint8Array);
      }
      this.terms[this.count] = term;
      this.weights[this.count] = Math.max(1, Math.min(MAX_WEIGHT, Math.round(weight)));
      this.count++;
    }
    if (this.documents === this.ends.length) this.ends = grow(this.ends, Uint32Array);
    this.ends[this.documents++] = this.count;
  }

  build(termCount: number): Postings {
    const starts = new Uint32Array(termCount + 1);
    for (let at = 0; at < this.count; at++) postIncrement(starts, (this.terms[at] ?? 0) + 1);
    for (let term = 1; term <= termCount; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
    const next = starts.slice();
    const documents = new Uint32Array(this.count);
    const weights = new Uint8Array(this.count);
    for (let document = 0, at = 0; document < this.documents; document++) {
      for (const end = this.ends[document] ?? 0; at < end; at++) {
        const to = postIncrement(next, this.terms[at] ?? 0);
        documents[to] = document;
        weights[to] = this.weights[at] ?? 0;
      }
    }
    return { documents, weights, starts };
  }
}

function postIncrement(counts: Uint32Array, at: number): number {
  const before = counts[at] ?? 0;
  counts[at] = before + 1;
  return before;
}

function grow<T extends Uint32Array | Uint8Array>(from: T, Type: new (length: number) => T): T {
  const to = new Type(from.length * 2);
  to.set(from);
  return to;
}
