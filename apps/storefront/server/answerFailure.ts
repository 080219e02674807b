import type { Context } from "hono";
import { secondsToWait } from "../src/app/secondsToWait.ts";
import { storefrontById, storefrontOfHost } from "../src/storefronts.ts";
import { failurePage } from "./failurePage.ts";
import type { ClientBuild } from "./manifest.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function answerFailure(
  c: Context,
  error: unknown,
  { storefront: only, build }: { storefront: string | undefined; build: ClientBuild },
): Response {
  c.header("Cache-Control", "no-store");
  const seconds = secondsToWait(error);
  if (seconds !== undefined) c.header("Retry-After", String(seconds));
  const status = seconds === undefined ? 500 : 429;
  if (!(c.req.header("Accept") ?? "").includes("text/html"))
    return c.text(status === 429 ? "Too Many Requests" : "Internal Server Error", status);
  const storefront = storefrontById(only) ?? storefrontOfHost(new URL(c.req.url).host);
  c.header("Content-Security-Policy", POLICY);
  return c.html(failurePage(error, { storefront, styles: stylesOf(build) }), status);
}

const stylesOf = ({ manifest }: ClientBuild): string[] =>
  (manifest.routes["__root__"]?.css ?? []).flatMap((style) => (typeof style === "string" ? style : []));
