/** Returns the members of any value; a primitive has none of its own. */
export const members: (value: unknown) => Readonly<Record<PropertyKey, unknown>> = Object;
