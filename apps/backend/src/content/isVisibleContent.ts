import { type Market, MARKETS } from "../locale.ts";
import { type RawBuilder, sql } from "kysely";

/** Suffix of a folder that belongs to one market: "service-ro". */
const MARKET_SUFFIX = new RegExp(`-(${MARKETS.join("|").toLowerCase()})$`);

/** Market of a folder; null for folders of all markets. */
export const marketOfFolder = (folder: string): string | null => MARKET_SUFFIX.exec(folder)?.[1]?.toUpperCase() ?? null;

/** SQL condition on `content`: visible in the market. */
export const isVisibleContent = (market: Market): RawBuilder<boolean> => sql`
  (content.visible and (content.folder !~ ${MARKET_SUFFIX.source} or content.folder like ${`%-${market.toLowerCase()}`}))`;
