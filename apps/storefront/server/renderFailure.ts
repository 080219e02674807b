import { retryAfterSeconds } from "@shop/core";
import type { Context } from "hono";
import { storefrontById, storefrontByHost } from "../src/storefronts.ts";
import { renderFailurePage } from "./renderFailurePage.ts";
import type { ClientBuild } from "./manifest.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function renderFailure(
  c: Context,
  error: unknown,
  options: { storefront: string | undefined; build: ClientBuild },
): Response {
  c.header("Cache-Control", "no-store");
  const seconds = retryAfterSeconds(error);
  if (seconds !== undefined) c.header("Retry-After", String(seconds));
  const status = seconds === undefined ? 500 : 429;
  if (!(c.req.header("Accept") ?? "").includes("text/html"))
    return c.text(status === 429 ? "Too Many Requests" : "Internal Server Error", status);
  const storefront = storefrontById(options.storefront) ?? storefrontByHost(new URL(c.req.url).host);
  c.header("Content-Security-Policy", POLICY);
  return c.html(renderFailurePage(error, { storefront, styles: rootStyles(options.build) }), status);
}

const rootStyles = ({ manifest }: ClientBuild): string[] =>
  (manifest.routes["__root__"]?.css ?? []).flatMap((style) => (typeof style === "string" ? style : []));
