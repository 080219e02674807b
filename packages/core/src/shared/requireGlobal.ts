import { members } from "./members.js";
import { configMissing } from "./shopError.js";

/** @throws ShopError CONFIG_MISSING for a runtime without this global; some declare it as undefined */
export function requireGlobal(name: string, advice = ""): void {
  if (members(globalThis)[name] === undefined) throw configMissing(name + advice);
}
