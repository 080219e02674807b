/** Mustache as the engines run it on a JSON template: sections by whether a value is there, values escaped as JSON. */
export function renderTemplate(source: string, params: Record<string, string | number>): string {
  return source
    .replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_all, name: string, inner: string) =>
      params[name] === undefined ? "" : inner,
    )
    .replace(/\{\{(\w+)\}\}/g, (_all, name: string) => JSON.stringify(params[name] ?? "").replace(/^"|"$/g, ""));
}
