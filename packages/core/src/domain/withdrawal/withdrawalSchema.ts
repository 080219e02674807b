import { filled, type FormSchema, formSchema } from "../forms/formSchema.js";
import { validateEmail } from "../validation/validateEmail.js";
import type { Withdrawal, WithdrawnPiece } from "./withdrawal.js";

const MOST_PIECES = 100;
const MOST_QUANTITY = 9999;
const MOST_TITLE = 255;
const MOST_REASON = 2000;

/** Form of a withdrawal declaration. Fields: name, orderRef, email; optional: reason, pieces. */
export const withdrawalSchema: FormSchema<Withdrawal> = /* @__PURE__ */ formSchema((form) => {
  const reason = form.text("reason");
  if (Array.from(reason).length > MOST_REASON) form.fault("reason", "field.tooLong");
  const pieces = readPieces(form.text("pieces"));
  if (pieces.length > MOST_PIECES) form.fault("pieces", "field.tooLong");
  return {
    name: form.text("name", filled),
    orderRef: form.text("orderRef", filled),
    email: form.text("email", validateEmail),
    reason,
    pieces,
  };
});

/**
 * Parses returned items, one per line: "2 × Sessel Enns", "2x Sessel Enns", "Sessel Enns" for one. Empty: the whole
 * order.
 *
 * @example
 * readPieces("2 × Sessel Enns\nPouf"); // [{ title: "Sessel Enns", quantity: 2 }, { title: "Pouf", quantity: 1 }]
 */
export function readPieces(text: string): WithdrawnPiece[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, count, rest] = /^(\d{1,4})\s*[x×]\s*(\S.*)$/i.exec(line.trim()) ?? [];
    const title = Array.from(rest ?? line.trim())
      .slice(0, MOST_TITLE)
      .join("");
    const quantity = Math.min(Math.max(Number(count ?? 1), 1), MOST_QUANTITY);
    return title === "" ? [] : [{ title, quantity }];
  });
}
