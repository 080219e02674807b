import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { confirmPassword } from "../auth/confirmPassword.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { noStore } from "../platform/http/cartToken.ts";
import { textField } from "../platform/http/formFields.ts";
import { readBody } from "../platform/http/input.ts";
import { enforceRateLimit } from "../platform/http/rateLimit.ts";
import { requireCustomer } from "../platform/http/subject.ts";
import { exportCustomer } from "./exportCustomer.ts";
import { EXPORTS } from "./limits.ts";

const exportInput = v.strictObject({ password: textField });

/** POST exportCustomer: all data of the signed-in customer. */
export function privacyRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/exportCustomer", noStore, async (c) => {
    const subject = await requireCustomer(c);
    const { password } = await readBody(c, exportInput);
    rejectInvalidFields({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, subject, "password", password);
    await enforceRateLimit(deps, EXPORTS, subject.customerId);
    const data = await exportCustomer(db, subject.customerId, deps.clock());
    await recordAccountEvent(db, deps, subject.customerId, "data_exported");
    return c.json(data);
  });

  return routes;
}
