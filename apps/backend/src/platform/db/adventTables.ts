/** Doors of the advent calendar; `year` is the year of its December. */
export interface AdventTables {
  advent_door: { year: number; door: number; product_id: number };
}
