/** The fields of a form as an address would have them. */
export function formSearch(form: HTMLFormElement): Record<string, string[]> {
  const search: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") (search[name] ??= []).push(value);
  }
  return search;
}

/** Takes every field back to what the page says, but not the one somebody is typing in. */
export function showDefaults(form: HTMLFormElement, typed: Element | null): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
    else if (field !== typed) field.value = field.defaultValue;
  }
}
