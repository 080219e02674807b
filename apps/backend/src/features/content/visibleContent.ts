import { type RawBuilder, sql } from "kysely";

type Satellite = "AT" | "DE" | "RO";

/** Suffix of a folder that belongs to one market: "service-ro". */
const ONE_COUNTRY = /-(at|de|ro)$/;

/** Market of a folder; null for folders of all markets. */
export const satelliteOf = (folder: string): string | null => ONE_COUNTRY.exec(folder)?.[1]?.toUpperCase() ?? null;

/** SQL condition on `content`: visible in the market. */
export const visibleContent = (satellite: Satellite): RawBuilder<boolean> => sql`
  (content.visible and (content.folder !~ ${ONE_COUNTRY.source} or content.folder like ${`%-${satellite.toLowerCase()}`}))`;
