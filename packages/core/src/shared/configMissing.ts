import { ShopError } from "./shopError.js";

export const configMissing = (...missing: readonly string[]): ShopError =>
  new ShopError("CONFIG_MISSING", { details: { missing } });

/** @throws ShopError CONFIG_MISSING for a runtime without this global */
export function requireGlobal(name: string, advice = ""): void {
  if (!(name in globalThis)) throw configMissing(name + advice);
}
