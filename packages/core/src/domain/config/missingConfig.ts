const REQUIRED = ["apiUrl", "fastApi", "token", "language", "locale"] as const;

/**
 * Names of the required properties that are absent, blank or not text, in the order of the specification; empty when
 * the shop can start. Source: specification 5.
 */
export function missingConfig(config: Record<string, unknown>): string[] {
  return REQUIRED.filter((name) => {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    return typeof value !== "string" || value.trim() === "";
  });
}
