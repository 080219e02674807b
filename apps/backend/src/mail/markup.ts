const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** HTML that is safe to send. Create it with {@link markup} only. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** HTML template tag that escapes every interpolated text, so that user input cannot become markup. */
export function markup(
  parts: TemplateStringsArray,
  ...values: ReadonlyArray<string | number | Markup | readonly Markup[]>
): Markup {
  const rendered = values.map((value) => {
    if (value instanceof Markup) return value.html;
    if (typeof value === "string" || typeof value === "number") return escapeText(String(value));
    return value.map(({ html }) => html).join("");
  });
  return new Markup(String.raw({ raw: parts }, ...rendered));
}

export const EMPTY_MARKUP = new Markup("");
