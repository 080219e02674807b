/** Restores the spelling of a fixed route, since the router matches "/Cart" for "/cart". Parameters stay unchanged. */
export function normalizePathCase(pathname: string, route: string): string {
  const names = route.split("/");
  return pathname
    .split("/")
    .map((segment, place) => (/^[^$]/.test(names[place] ?? "") ? names[place] : segment))
    .join("/");
}
