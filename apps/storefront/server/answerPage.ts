import { randomBytes } from "node:crypto";
import { isShared } from "../src/app/displayCookie.ts";
import { isPrivatePage } from "../src/app/privatePages.ts";
import type { RenderOptions } from "../src/entry-server.tsx";
import type { Caller } from "./cacheReads.ts";
import { contentSecurityPolicy } from "./headers.ts";
import { openHosts } from "./partyHosts.ts";
import { MOVED_CACHE } from "./searchAddress.ts";
import type { ServerOptions } from "./serverOptions.ts";
import { visitOf, whoAsks } from "./visit.ts";

/** Result of a form submitted without JavaScript. */
export type FormAnswer = Pick<RenderOptions, "newsletter" | "withdrawal">;

/**
 * Returns the rendered document with its Content-Security-Policy. Pages that are the same for all visitors are cached
 * for one minute.
 */
export async function answerPage(
  request: Request,
  options: ServerOptions,
  caller: Caller,
  answer?: FormAnswer,
): Promise<Response> {
  const { storefront, display, consent } = whoAsks(request, options);
  // Rendered for one visitor's country, VAT display or consent, so it must not be cached for others.
  const isOwn = consent !== undefined || !isShared(display, storefront);
  const pages = isOwn || answer !== undefined || request.method !== "GET" ? undefined : options.pages;
  const key = `${storefront.id} ${request.url}`;
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const kept = pages?.find(key, accepted);
  if (kept !== undefined) return kept;

  const since = pages?.cleared() ?? 0;
  const nonce = randomBytes(16).toString("base64url");
  const { entry, hasReadPublic, ...visit } = await visitOf(request, options, caller);
  const { faultsTo, pictureOrigins, searchOrigins } = options;
  const [response, parties] = await Promise.all([
    entry.render(request, { ...options.build, ...visit, ...answer, nonce, faultsTo }),
    options.policy === false ? {} : entry.parties(visit.shop),
  ]);
  const isForAll = response.headers.get("Cache-Control") !== "no-store";
  const keeping = isForAll && response.status === 200 && hasReadPublic() ? pages : undefined;
  if (isForAll && response.status === 301 && !isOwn) response.headers.set("Cache-Control", MOVED_CACHE);
  // Caches must revalidate, because the next visitor may get another page; shared caches must never store a nonce.
  else if (isForAll) response.headers.set("Cache-Control", keeping ? "no-cache" : "private, no-cache");
  // A redirect has no scripts; its policy would only store a nonce in caches.
  if (options.policy === false || response.status === 301) return response;
  const hosts = openHosts(parties, { isPrivate: isPrivatePage(new URL(request.url).pathname) }, faultsTo);
  const policy = (inline: readonly string[]): string =>
    contentSecurityPolicy({ inline, pictureOrigins, searchOrigins, hosts });
  if (keeping) return keeping.keep(key, response, { since, nonce, accepted, policy });
  response.headers.set("Content-Security-Policy", policy([`'nonce-${nonce}'`]));
  return response;
}
