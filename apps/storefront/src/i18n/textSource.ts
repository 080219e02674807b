/** Where the words of a namespace come from, as the build's manifest names it. */
export function textSource(language: string, namespace: string): string {
  if (namespace === "core") return `../../packages/core/dist/locales/${language}.js`;
  return namespace === "shared" ? `src/texts/${language}.json` : `src/features/${namespace}/texts/${language}.json`;
}
