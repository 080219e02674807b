/** What is behind the doors of the advent calendar, by the year of its December. */
export interface AdventTables {
  advent_door: { year: number; door: number; product_id: number };
}
