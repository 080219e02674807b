import * as v from "valibot";
import type { ExpressUser } from "../domain/session/expressUser.js";
import type { KeyValueStorage } from "../environment/environment.js";
import { storedAddress } from "../checkout/storedAddress.js";
import { number, text, storedValue } from "../store/storedValue.js";

const schema: v.GenericSchema<unknown, ExpressUser> = v.pipe(
  v.object({
    startedAtMs: number,
    email: text,
    address: v.optional(storedAddress),
  }),
  v.transform(({ address, ...user }) => ({ ...user, address })),
);

/** Stores express checkout data for the visit: a flag, and the data. */
export function createExpressStorage(session: KeyValueStorage): {
  read(): ExpressUser | undefined;
  write(express: ExpressUser | undefined): void;
} {
  const data = storedValue(session, "user_express_data", schema);
  return {
    read: () => (session.get("user_express") === "true" ? data.read() : undefined),
    write(express) {
      if (express === undefined) {
        session.remove("user_express");
        return data.clear();
      }
      session.set("user_express", "true");
      data.write(express);
    },
  };
}
