/**
 * Restores the spelling of a fixed route, since the router matches "/Cart" for "/cart". Parameters and unmatched
 * segments stay unchanged.
 *
 * @param pathname as requested
 * @param route path of the matched route, "/shop-grid-standard/$type"
 */
export function spelledPath(pathname: string, route: string): string {
  const known = route.split("/");
  return pathname
    .split("/")
    .map((segment, place) => {
      const name = known[place] ?? "";
      return name === "" || name.startsWith("$") ? segment : name;
    })
    .join("/");
}
