const REQUIRED = ["apiUrl", "fastApi", "token", "language", "locale"] as const;

/** Returns the names of required properties that are absent, blank or not text, in declaration order. */
export function missingConfig(config: Record<string, unknown>): string[] {
  return REQUIRED.filter((name) => {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    return typeof value !== "string" || value.trim() === "";
  });
}
