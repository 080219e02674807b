/** Returns the source file of a namespace, as named in Vite's manifest. */
export function textSourcePath(language: string, namespace: string): string {
  if (namespace === "core") return `../../packages/core/dist/locales/${language}.js`;
  return namespace === "shared" ? `src/texts/${language}.json` : `src/features/${namespace}/texts/${language}.json`;
}
