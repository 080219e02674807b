import { type RawBuilder, sql } from "kysely";

type Satellite = "AT" | "DE" | "RO";

/** The end of a folder whose pages one country's storefronts alone have: "service-ro". */
const ONE_COUNTRY = /-(at|de|ro)$/;

/** That country; null for a folder of all storefronts. */
export const satelliteOf = (folder: string): string | null => ONE_COUNTRY.exec(folder)?.[1]?.toUpperCase() ?? null;

/** A page of words that the storefronts of a country show. To stand where `content` is in sight. */
export const visibleContent = (satellite: Satellite): RawBuilder<boolean> => sql`
  (content.visible and (content.folder !~ ${ONE_COUNTRY.source} or content.folder like ${`%-${satellite.toLowerCase()}`}))`;
