/** Runs an access to storage. Returns undefined when storage is blocked, full or corrupt. */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
