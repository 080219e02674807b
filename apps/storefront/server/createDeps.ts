import { randomBytes } from "node:crypto";
import { type Db, type Deps, LISTENERS, localRegister, viesRegister } from "@shop/backend";
import { storefrontOrigin } from "../src/storefronts.ts";
import type { Env } from "./env.ts";

/** Creates the dependencies of the backend from the settings. */
export function createDeps(
  env: Env,
  db: Db,
  log: Deps["log"],
  indices: Pick<Deps, "search" | "catalogueIndex"> = {},
): Deps {
  const clock = (): Date => new Date();
  return {
    ...indices,
    db,
    clock,
    randomBytes,
    listeners: LISTENERS,
    log,
    tokenSecrets: env.tokenSecrets,
    isDemo: env.demo,
    storeUrl: (locale) => storefrontOrigin(env.publicUrl, locale),
    vatRegister: env.vatRegister === "vies" ? viesRegister({ fetch, clock }) : localRegister,
    payment: env.payment,
    adventDay: env.adventDay,
  };
}
