/** The JavaScript files that a route loads: the entry's, its own split part's, and what those import. */
export function chunksOf(manifest, routeSource) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  // The router's plugin splits a route's component off under this name.
  const parts = Object.keys(manifest).filter((key) => key.startsWith(`${routeSource}?tsr-split=component`));
  if (parts.length === 0) throw new Error(`The client build has no route ${routeSource}`);
  const keys = new Set();
  const add = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    (manifest[key].imports ?? []).forEach(add);
  };
  [...entries, ...parts].forEach(add);
  return [...keys].map((key) => manifest[key].file);
}
