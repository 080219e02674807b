/** Mustache subset of the engines' JSON templates: conditional sections and JSON-escaped values. */
export function renderTemplate(source: string, params: Record<string, string | number>): string {
  return source
    .replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_all, name: string, inner: string) =>
      params[name] === undefined ? "" : inner,
    )
    .replace(/\{\{(\w+)\}\}/g, (_all, name: string) => JSON.stringify(params[name] ?? "").replace(/^"|"$/g, ""));
}
