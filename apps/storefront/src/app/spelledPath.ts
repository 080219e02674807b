/**
 * The path of a fixed page with the shop's own letters: the router takes "/Cart" for "/cart". What stands in the place of a
 * parameter, or of no route at all, stays as it is.
 *
 * @param pathname as it was asked for
 * @param route the path of the route that was found, "/shop-grid-standard/$type"
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
