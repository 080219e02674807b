/** How much a field says about what a thing is. */
export const FIELD_WEIGHTS = {
  title: 100,
  category: 70,
  /** a category above */
  ancestor: 22,
  brand: 60,
  keyword: 50,
  /** a colour or size it comes in */
  choice: 45,
  feature: 45,
  summary: 28,
  description: 8,
} as const;

export type Field = keyof typeof FIELD_WEIGHTS;

/** One thing to be found, in one language. */
export interface IndexDocument {
  id: number;
  texts: readonly (readonly [Field, string])[];
  /** article numbers, EANs */
  refs: readonly string[];
  /** in cm: each measure with those it can be written beside */
  sizes: readonly (readonly number[])[];
  /** ids of the categories it stands in */
  categories: readonly number[];
  /** what lifts it among equals: 0 to 1 */
  popularity: number;
  inStock: boolean;
}
