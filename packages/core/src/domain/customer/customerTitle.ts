/** Returns the kind of customer of a title id: 1 Mr, 2 Miss, 5 Association, otherwise Company. */
export function customerTitle(titleId: number): "mr" | "miss" | "association" | "company" {
  switch (titleId) {
    case 1:
      return "mr";
    case 2:
      return "miss";
    case 5:
      return "association";
    default:
      return "company";
  }
}
