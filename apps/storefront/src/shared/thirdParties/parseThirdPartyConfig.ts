import type { Shop } from "@shop/core";
import * as v from "valibot";
import type { ThirdPartyConfig } from "./thirdPartyConfig.ts";

/** Spellings of a set flag in old and new backends. */
const ON: readonly unknown[] = [1, "1", true, "true"];
const active = v.pipe(
  v.unknown(),
  v.check((flag) => ON.includes(flag)),
);
const flag = v.pipe(
  v.unknown(),
  v.transform((value) => ON.includes(value)),
);
/** URL that is safe in the Content-Security-Policy: no character ends a directive. */
const https = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[^\s;,'"]*)?$/i), v.url());
const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));

const tagManagerId = v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/));
const pixelId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{5,20}$/));
const pixel = v.pipe(
  v.object({ active, id: pixelId }),
  v.transform(({ id }) => id),
);
const chat = v.pipe(
  v.object({ active, url: https, is_ai: v.optional(flag, false) }),
  v.transform(({ url, is_ai: isAi }) => ({ url, isAi })),
);
const badge = v.pipe(
  v.object({ active, shop_id: name, type: v.optional(name, "badge"), url: v.optional(https) }),
  v.transform(({ shop_id: shopId, type, url }) => ({ shopId, type, url })),
);

/** Parses the settings. An invalid entry is off and does not affect the others. */
export function parseThirdPartyConfig(
  tagManager: string | undefined,
  config: Readonly<Record<string, unknown>> | undefined,
): ThirdPartyConfig {
  const read = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  };
  return {
    tagManager: read(tagManagerId, tagManager),
    pixelId: read(pixel, config?.["pixel"]),
    chat: read(chat, config?.["chat"]),
    badge: read(badge, config?.["review_badge"]),
    requiresConsent: ON.includes(config?.["ask"]) || undefined,
  };
}

/** Loads the settings; what cannot be loaded is off. */
export async function loadThirdPartyConfig({ content }: Pick<Shop, "content">): Promise<ThirdPartyConfig> {
  const [tagManager, config] = await Promise.all([
    content.tagManagerId().catch(() => undefined),
    content.moduleConfig("ThirdParties").catch(() => undefined),
  ]);
  return parseThirdPartyConfig(tagManager, config);
}
