/** How processes use the database. */
export interface DatabaseSettings {
  /** The server itself, if the database's own URL is that of a pooler: for notifications and migrations. */
  directUrl?: string | undefined;
  /** Most connections of one process. */
  poolSize: number;
  /** Limits in seconds, which each session of the database starts with. */
  timeouts: {
    statement: number;
    lock: number;
    idleInTransaction: number;
  };
}

/** @throws Error that names an invalid variable, without its value if it may contain a password */
export function readDatabaseSettings(variables: NodeJS.ProcessEnv): DatabaseSettings {
  const directUrl = variables["DATABASE_DIRECT_URL"] || undefined;
  if (directUrl?.startsWith("postgres") === false)
    throw new Error("DATABASE_DIRECT_URL=… cannot be used: it must start with postgres");
  const read = (name: string, absent: number): number => {
    const value = variables[name] || String(absent);
    if (!/^[1-9]\d{0,4}$/.test(value)) throw new Error(`${name}=${value} cannot be used: 1 to 99999`);
    return Number(value);
  };
  return {
    directUrl,
    poolSize: read("DATABASE_POOL_SIZE", 10),
    timeouts: {
      statement: read("DATABASE_STATEMENT_TIMEOUT", 30),
      lock: read("DATABASE_LOCK_TIMEOUT", 10),
      idleInTransaction: read("DATABASE_IDLE_TIMEOUT", 60),
    },
  };
}
