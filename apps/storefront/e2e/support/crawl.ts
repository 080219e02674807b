import type { APIRequestContext } from "@playwright/test";
import type { CrawledPage } from "./findPageDefects.ts";

/** Files, among them the withdrawal form behind its redirects, and URLs with parameters, which filters would multiply. */
const EXCLUDED_PATHS =
  /^\/\/|^\/(assets|media|api|fonts)\/|^\/(widerrufsformular|formular-de-retragere|withdrawal-form)$|\?|\.(svg|png|ico|xml|txt|pdf)$/;
const CONCURRENCY = 4;
/** Compressing a page for one reader takes longer than sending it to this machine. */
const UNCOMPRESSED = { "Accept-Encoding": "identity" };

/** Fetches every page of a storefront that a sitemap or a link leads to, without JavaScript. */
export async function crawl(request: APIRequestContext, home: string): Promise<CrawledPage[]> {
  const { host, server } = resolveServer(home);
  const waiting = [...new Set(["/", ...(await sitemapPaths(request, home))])];
  const from = new Map(waiting.map((path) => [path, "the sitemap"]));
  const pages: CrawledPage[] = [];
  const visit = async (path: string): Promise<void> => {
    const response = await request.get(server + path, { headers: { Host: host, ...UNCOMPRESSED }, maxRedirects: 0 });
    const html = response.headers()["content-type"]?.startsWith("text/html") ? await response.text() : "";
    const { pathname: redirectsTo } = new URL(response.headers()["location"] ?? path, home);
    pages.push({ path, from: from.get(path) ?? "", status: response.status(), html, redirectsTo });
    for (const link of redirectsTo === path ? extractLinks(html) : [redirectsTo]) {
      if (EXCLUDED_PATHS.test(link) || from.has(link)) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, CONCURRENCY).map(visit));
  return pages;
}

const extractLinks = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, path]) => (path ?? "").replaceAll("&amp;", "&"));

export async function sitemapPaths(request: APIRequestContext, home: string): Promise<string[]> {
  const files = await readSitemap(request, home, "/sitemap.xml");
  return (await Promise.all(files.map((file) => readSitemap(request, home, file)))).flat();
}

export async function readSitemap(request: APIRequestContext, home: string, file: string): Promise<string[]> {
  const { host, server } = resolveServer(home);
  const response = await request.get(server + file, { headers: { Host: host } });
  return [...(await response.text()).matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url ?? "").pathname);
}

/** Returns the HTML of a URL; empty for a redirect or an error. */
export async function readHtml(request: APIRequestContext, url: string): Promise<string> {
  const { host, server } = resolveServer(url);
  const response = await request.get(server + new URL(url).pathname, { headers: { Host: host }, maxRedirects: 0 });
  return response.status() === 200 ? await response.text() : "";
}

/** Only browsers resolve `ro-ro.localhost`; other clients connect to localhost and set the Host header. */
export function resolveServer(home: string): { host: string; server: string } {
  const { host, hostname, origin, port, protocol } = new URL(home);
  return { host, server: hostname.endsWith(".localhost") ? `${protocol}//localhost:${port}` : origin };
}
