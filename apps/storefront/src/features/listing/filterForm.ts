/** Returns the form's fields as search parameters. */
export function readFormParams(form: HTMLFormElement): Record<string, string[]> {
  const params: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") (params[name] ??= []).push(value);
  }
  return params;
}

/** Resets every field to its default value, except the text field being edited. */
export function resetFields(form: HTMLFormElement, editedField: Element | null): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
    else if (field !== editedField) field.value = field.defaultValue;
  }
}
