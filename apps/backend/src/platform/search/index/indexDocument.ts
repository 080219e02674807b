export const FIELD_WEIGHTS = {
  title: 100,
  category: 70,
  /** A parent category at any level. */
  ancestor: 22,
  brand: 60,
  keyword: 50,
  /** A colour or size of a variant. */
  choice: 45,
  feature: 45,
  summary: 28,
  description: 8,
} as const;

export type Field = keyof typeof FIELD_WEIGHTS;

export interface IndexDocument {
  id: number;
  texts: readonly (readonly [Field, string])[];
  /** References and EANs. */
  refs: readonly string[];
  /** Dimensions in cm, one list per size. */
  sizes: readonly (readonly number[])[];
  categories: readonly number[];
  /** Boost among equal matches, 0 to 1. */
  popularity: number;
  inStock: boolean;
}
