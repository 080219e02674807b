import * as v from "valibot";
import { toFormField } from "../../wire/toFormField.js";
import { readErrorCode, type ToShopError, toResponseError } from "./toResponseError.js";
import { toStatusError } from "./toStatusError.js";

const fieldErrors = v.object({ fields: v.optional(v.record(v.string(), v.string()), {}) });

/** Like {@link toResponseError}; INVALID_INPUT also gets `fields`, by the names of the form fields. */
export const toFormError: ToShopError = (path, response, body, nowMs) => {
  if (readErrorCode(body) !== "INVALID_INPUT") return toResponseError(path, response, body, nowMs);
  const parsed = v.safeParse(fieldErrors, body);
  const entries = Object.entries(parsed.success ? parsed.output.fields : {});
  const fields = Object.fromEntries(entries.map(([name, code]) => [toFormField(name), code]));
  return toStatusError(path, response, body, nowMs, "INVALID_INPUT", { fields });
};
