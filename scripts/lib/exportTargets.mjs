/** Returns all files in a package's `exports`, without the leading `./`. */
export function exportTargets(exports) {
  if (typeof exports === "string") return [exports.replace(/^\.\//, "")];
  return Object.values(exports ?? {}).flatMap(exportTargets);
}
