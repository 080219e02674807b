/** Every file that a package's `exports` name, without the leading `./`. */
export function exportTargets(exports) {
  if (typeof exports === "string") return [exports.replace(/^\.\//, "")];
  return Object.values(exports ?? {}).flatMap(exportTargets);
}
