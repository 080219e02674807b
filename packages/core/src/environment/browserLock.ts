import type { Environment } from "./environment.js";
import { memoryLock } from "./runtime.js";

/**
 * Web Locks. When a lock cannot be acquired, as with blocked site data, a lease in storage replaces it, or memory when
 * storage is not shared with other tabs. An error of `run` never starts it again.
 */
export function browserLock(
  namespace: string,
  environment: Pick<Environment, "storage" | "clock" | "timers" | "random">,
): Environment["lock"] {
  let fallback: Promise<Environment["lock"]> | undefined;
  const openFallback = async (): Promise<Environment["lock"]> => {
    if (!environment.storage.local.isDurable()) return memoryLock();
    const { leaseLock } = await import("./leaseLock.js");
    return leaseLock(environment);
  };
  return async (name, run) => {
    let isAcquired = false;
    try {
      if ("locks" in navigator) {
        return await navigator.locks.request(namespace + name, () => {
          isAcquired = true;
          return run();
        });
      }
    } catch (error) {
      if (isAcquired) throw error;
    }
    fallback ??= openFallback().catch(() => memoryLock());
    return (await fallback)(name, run);
  };
}
