import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { toPictureRow } from "../dialects/pictureRow.ts";
import { notFound } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { markFastApi } from "../platform/http/markFastApi.ts";
import { idInput, readQuery } from "../platform/http/input.ts";
import { addCacheTags, cachePublicly } from "../platform/http/cachePublicly.ts";
import { localeInput } from "../locale.ts";
import { toPath, toPaths } from "../urls/currentUrl.ts";
import { type ContentRecord, selectContents } from "./content.queries.ts";
import { marketOfFolder } from "./isVisibleContent.ts";

const contentQuery = v.object({ content_id: idInput, locale: localeInput });
const folderQuery = v.object({ folder_id: v.pipe(v.string(), v.maxLength(100)), locale: localeInput });

/** Content pages and the folders that list them. */
export function contentRoutes({ db }: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get("/content/custom_attribute", markFastApi, cachePublicly, async (c) => {
    const { content_id, locale } = readQuery(c, contentQuery);
    const [content] = await selectContents(db, locale, { id: content_id });
    if (!content) throw notFound("Content");
    tagContents(c, [content]);
    return c.json(toContentRow(content));
  });

  app.get("/content_folder", markFastApi, cachePublicly, async (c) => {
    const { folder_id, locale } = readQuery(c, folderQuery);
    const contents = await selectContents(db, locale, { folder: folder_id });
    tagContents(c, contents);
    return c.json(contents.map(toFolderRow));
  });

  return app;
}

const tagContents = (c: Context<AppEnv>, contents: readonly ContentRecord[]): void =>
  addCacheTags(
    c,
    contents.map(({ id }) => `content-${id}`),
  );

const toContentRow = ({ id, code, folder, texts, languages, url, urls, publishedOn, pictures }: ContentRecord) => ({
  id,
  code,
  satellite: marketOfFolder(folder),
  title: texts.title ?? "",
  chapo: texts.chapo ?? "",
  description: texts.description ?? "",
  meta_title: texts.meta_title ?? "",
  meta_description: texts.meta_description ?? "",
  postscriptum: texts.postscriptum ?? "",
  rewriting_url: { url: toPath(url, "content", id) },
  alternates: toPaths(urls, "content", id),
  published_on: publishedOn,
  image: pictures.map((picture) => toPictureRow(picture, texts.title ?? "")),
  ...toLanguagesRow(languages),
});

const toFolderRow = ({ id, code, texts, languages, url, position, publishedOn, pictures }: ContentRecord) => ({
  id,
  code,
  title: texts.title ?? "",
  chapo: texts.chapo ?? "",
  rewriting_url: { url: toPath(url, "content", id) },
  position,
  published_on: publishedOn,
  image: pictures.map((picture) => toPictureRow(picture, texts.title ?? "")),
  ...toLanguagesRow(languages),
});

/** Languages of texts that are not in the requested language; absent when all are. */
function toLanguagesRow({ title, chapo, description }: Record<string, string | undefined>) {
  const fallbacks = Object.entries({ title, chapo, description }).filter(([, language]) => language !== undefined);
  return fallbacks.length === 0 ? {} : { languages: Object.fromEntries(fallbacks) };
}
