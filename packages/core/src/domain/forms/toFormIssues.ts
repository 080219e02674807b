import { isShopError } from "../../shared/shopError.js";
import type { FormIssue } from "./formSchema.js";

/** Message prefixes that differ from the field name. */
const MESSAGE_PREFIXES: Readonly<Record<string, string>> = {
  countryId: "country",
  stateId: "state",
  mobilePhone: "phone",
};

/** Converts the field errors of a backend error to form issues; empty for other errors. */
export function toFormIssues(error: unknown): readonly FormIssue[] {
  if (isShopError(error, "EMAIL_EXISTS")) return [{ path: ["email"], message: "email.exists" }];
  if (!isShopError(error, "INVALID_INPUT")) return [];
  const { fields } = error.details;
  if (typeof fields !== "object" || fields === null) return [];
  return Object.entries(fields).flatMap(([field, code]) =>
    typeof code === "string" ? [{ path: [field], message: `${getMessagePrefix(field, code)}.${code}` }] : [],
  );
}

const getMessagePrefix = (field: string, code: string): string =>
  code === "tooLong" ? "field" : (MESSAGE_PREFIXES[field] ?? field);
