const REQUIRED = ["apiUrl", "fastApi", "token", "language", "locale"] as const;

/**
 * Returns the names of the properties for all calls that are absent, blank or not text, in declaration order. A shop may
 * do without `fastApi` and `token`.
 */
export function missingConfig(config: Record<string, unknown>): string[] {
  return REQUIRED.filter((name) => {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    return typeof value !== "string" || value.trim() === "";
  });
}
