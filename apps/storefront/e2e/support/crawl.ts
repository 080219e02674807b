import type { APIRequestContext } from "@playwright/test";
import type { ReadPage } from "./pageFaults.ts";

/** Files, and URLs with parameters, which filters would multiply. */
const NO_PAGE = /^\/\/|^\/(assets|media|api|fonts)\/|\?|\.(svg|png|ico|xml|txt|pdf)$/;
const AT_ONCE = 4;

/** Fetches every page of a storefront that a sitemap or a link leads to, without JavaScript. */
export async function crawl(request: APIRequestContext, home: string): Promise<ReadPage[]> {
  const { host, server } = serverOf(home);
  const waiting = [...new Set(["/", ...(await sitemapPaths(request, home))])];
  const from = new Map(waiting.map((path) => [path, "the sitemap"]));
  const pages: ReadPage[] = [];
  const visit = async (path: string): Promise<void> => {
    const answer = await request.get(server + path, { headers: { Host: host }, maxRedirects: 0 });
    const html = answer.headers()["content-type"]?.startsWith("text/html") ? await answer.text() : "";
    const { pathname: leadsTo } = new URL(answer.headers()["location"] ?? path, home);
    pages.push({ path, from: from.get(path) ?? "", status: answer.status(), html, leadsTo });
    for (const link of leadsTo === path ? linksOf(html) : [leadsTo]) {
      if (NO_PAGE.test(link) || from.has(link)) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return pages;
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, path]) => (path ?? "").replaceAll("&amp;", "&"));

export async function sitemapPaths(request: APIRequestContext, home: string): Promise<string[]> {
  const files = await locationsIn(request, home, "/sitemap.xml");
  return (await Promise.all(files.map((file) => locationsIn(request, home, file)))).flat();
}

export async function locationsIn(request: APIRequestContext, home: string, file: string): Promise<string[]> {
  const { host, server } = serverOf(home);
  const answer = await request.get(server + file, { headers: { Host: host } });
  return [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url ?? "").pathname);
}

/** Returns the HTML of a URL; empty for a redirect or an error. */
export async function readHtml(request: APIRequestContext, url: string): Promise<string> {
  const { host, server } = serverOf(url);
  const answer = await request.get(server + new URL(url).pathname, { headers: { Host: host }, maxRedirects: 0 });
  return answer.status() === 200 ? await answer.text() : "";
}

/** Only browsers resolve `ro-ro.localhost`; other clients connect to localhost and set the Host header. */
export function serverOf(home: string): { host: string; server: string } {
  const { host, port, protocol } = new URL(home);
  return { host, server: `${protocol}//localhost:${port}` };
}
