/**
 * Restores the spelling of a fixed route, since the router matches "/Cart" for "/cart". Parameters and unmatched
 * segments stay unchanged.
 *
 * @param pathname as requested
 * @param route path of the matched route, "/shop-grid-standard/$type"
 */
export function normalizePathCase(pathname: string, route: string): string {
  const segments = route.split("/");
  return pathname
    .split("/")
    .map((segment, place) => {
      const name = segments[place] ?? "";
      return name === "" || name.startsWith("$") ? segment : name;
    })
    .join("/");
}
