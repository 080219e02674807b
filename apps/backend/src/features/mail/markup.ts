const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** HTML that is safe to send: made by {@link markup} only. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** A template whose texts are escaped, so that nothing a shopper or an editor typed can become markup. */
export function markup(
  parts: TemplateStringsArray,
  ...values: ReadonlyArray<string | number | Markup | readonly Markup[]>
): Markup {
  const shown = values.map((value) => {
    if (value instanceof Markup) return value.html;
    if (typeof value === "string" || typeof value === "number") return escapeText(String(value));
    return value.map(({ html }) => html).join("");
  });
  return new Markup(String.raw({ raw: parts }, ...shown));
}

/** Nothing, in a place where markup may stand. */
export const NOTHING = new Markup("");
