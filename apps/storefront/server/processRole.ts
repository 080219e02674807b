const ROLES = ["all", "web", "worker", "migrate"] as const;

/**
 * Part of the shop that a process runs. `all`: everything, on any database. `web`: pages and API. `worker`: jobs.
 * `migrate`: updates the schema, then exits.
 */
export type ProcessRole = (typeof ROLES)[number];

/** @throws Error if the argument is no role */
export function parseProcessRole(argument: string | undefined): ProcessRole {
  if (argument === undefined) return "all";
  const role = ROLES.find((one) => one === argument);
  if (role === undefined)
    throw new Error(`"${argument}" cannot be started: choose web, worker, migrate, or nothing for all.`);
  return role;
}
