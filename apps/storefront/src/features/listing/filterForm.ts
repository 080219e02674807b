/** Returns the form's fields as search parameters. */
export function formSearch(form: HTMLFormElement): Record<string, string[]> {
  const search: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") (search[name] ??= []).push(value);
  }
  return search;
}

/** Resets every field to its default value, except the text field being edited. */
export function showDefaults(form: HTMLFormElement, typed: Element | null): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
    else if (field !== typed) field.value = field.defaultValue;
  }
}
