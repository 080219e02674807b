import { type PictureRecord, toPictureRow } from "../dialects/pictureRow.ts";
import { toPath, toPaths } from "../urls/currentUrl.ts";
import type { CategoryRecord, MenuRecord } from "./categories.queries.ts";

/** Category row of the main API. */
export function toCategoryRow(category: CategoryRecord) {
  const { texts } = category;
  return {
    ID: category.id,
    PARENT: category.parentId ?? 0,
    TITLE: texts.title ?? "",
    DESCRIPTION: texts.description ?? "",
    URL: toPath(category.url, "category", category.id),
    alternates: toPaths(category.urls, "category", category.id),
    META_TITLE: texts.meta_title ?? "",
    META_DESCRIPTION: texts.meta_description ?? "",
    VISIBLE: 1,
    POSITION: category.position,
    image: toImageRows(category),
  };
}

/** Category row of the Fast API. */
export const toFastCategoryRow = (category: CategoryRecord) => ({
  id: category.id,
  parent: category.parentId ?? 0,
  visible: true,
  position: category.position,
  title: category.texts.title ?? "",
  description: category.texts.description ?? "",
  url: toPath(category.url, "category", category.id),
  image: toImageRows(category),
});

/** Categories without products are absent. */
export const toCategoryCountRows = (counts: ReadonlyMap<number, number>) =>
  [...counts].map(([category_id, count]) => ({ category_id, count }));

export const toChildCategoryRow = (category: CategoryRecord, count: number) => ({
  id: category.id,
  title: category.texts.title ?? "",
  url: toPath(category.url, "category", category.id),
  visible: true,
  position: category.position,
  count,
  image: toImageRows(category),
});

const toImageRows = ({ pictures, texts }: CategoryRecord) => toPictureRows(pictures, texts.title);

const toPictureRows = (pictures: readonly PictureRecord[], title: string | null | undefined) =>
  pictures.map((picture) => toPictureRow(picture, title ?? ""));

export interface MenuRow {
  Id: number;
  Title: string;
  URL: string;
  count: number;
  /** Path of an SVG file. */
  icon: string | null;
  image: ReturnType<typeof toPictureRows>;
  children: MenuRow[];
}

/** Builds the menu tree; keeps the order of the rows. */
export function buildMenuTree(categories: MenuRecord[], counts: ReadonlyMap<number, number>): MenuRow[] {
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  const branch = (parentId: number | null): MenuRow[] =>
    (children.get(parentId) ?? []).map(({ id, title, url, icon, pictures }) => ({
      Id: id,
      Title: title ?? "",
      URL: toPath(url, "category", id),
      count: counts.get(id) ?? 0,
      icon: icon === null ? null : `/media/${icon}`,
      image: toPictureRows(pictures, title),
      children: branch(id),
    }));
  return branch(null);
}
