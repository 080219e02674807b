/** Returns the JavaScript files that a route loads: the entry, the route's own chunk and their imports. */
export function findRouteChunks(manifest, routeSource) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  // Chunk name given by the code splitting of TanStack Router's plugin.
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
