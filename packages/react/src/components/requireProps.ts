import { ShopError } from "@shop/core";

/**
 * Checks props that a component cannot do without: React would fail inside of it, without their names.
 * @throws ShopError CONFIG_MISSING with the names of the absent ones
 */
export function requireProps(component: string, props: object): void {
  const missing = Object.entries(props).flatMap(([name, value]) =>
    value === undefined || value === null ? `${component}.${name}` : [],
  );
  if (missing.length > 0) throw new ShopError("CONFIG_MISSING", { details: { missing } });
}
