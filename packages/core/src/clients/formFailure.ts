import * as v from "valibot";
import { fieldOfWire } from "../wire/fieldOfWire.js";
import { codeIn, type Failure, failureSaid } from "./httpFailure.js";
import { failureOf } from "./statusFailure.js";

const refusal = v.object({ fields: v.optional(v.record(v.string(), v.string()), {}) });

/** Like {@link failureSaid}; INVALID_INPUT also gets `fields`, by the names of the form fields. */
export const formFailure: Failure = (path, response, body, nowMs) => {
  if (codeIn(body) !== "INVALID_INPUT") return failureSaid(path, response, body, nowMs);
  const said = v.safeParse(refusal, body);
  const named = Object.entries(said.success ? said.output.fields : {});
  const fields = Object.fromEntries(named.map(([name, code]) => [fieldOfWire(name), code]));
  return failureOf(path, response, body, nowMs, "INVALID_INPUT", { fields });
};
