import { validateRequired, type FormSchema, createFormSchema } from "../forms/formSchema.js";
import { validateEmail } from "../validation/validateEmail.js";
import type { Withdrawal, WithdrawnItem } from "./withdrawal.js";

const MAX_ITEMS = 100;
const MAX_QUANTITY = 9999;
const MAX_TITLE_LENGTH = 255;
const MAX_REASON_LENGTH = 2000;

/** Form of a withdrawal declaration. Fields: `name`, `orderRef`, `email`; optional: `reason`, `pieces`. */
export const withdrawalSchema: FormSchema<Withdrawal> = /* @__PURE__ */ createFormSchema((form) => {
  const reason = form.text("reason");
  if (Array.from(reason).length > MAX_REASON_LENGTH) form.addIssue("reason", "field.tooLong");
  const items = parseWithdrawnItems(form.text("pieces"));
  if (items.length > MAX_ITEMS) form.addIssue("pieces", "field.tooLong");
  return {
    name: form.text("name", validateRequired),
    orderRef: form.text("orderRef", validateRequired),
    email: form.text("email", validateEmail),
    reason,
    items,
  };
});

/**
 * Parses returned items, one per line: "2 × Sessel Enns", "2x Sessel Enns", "Sessel Enns" for one. Empty: the whole
 * order.
 *
 * @example
 * parseWithdrawnItems("2 × Sessel Enns\nPouf"); // [{ title: "Sessel Enns", quantity: 2 }, { title: "Pouf", quantity: 1 }]
 */
export function parseWithdrawnItems(text: string): WithdrawnItem[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, count, rest] = /^(\d{1,4})\s*[x×]\s*(\S.*)$/i.exec(line.trim()) ?? [];
    const title = Array.from(rest ?? line.trim())
      .slice(0, MAX_TITLE_LENGTH)
      .join("");
    const quantity = Math.min(Math.max(Number(count ?? 1), 1), MAX_QUANTITY);
    return title === "" ? [] : [{ title, quantity }];
  });
}
