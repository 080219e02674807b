import { type RawBuilder, sql } from "kysely";

export interface PictureRecord {
  file: string;
  widths: number[];
  width: number;
  height: number;
  title: string | null;
  position: number;
  colorId: number | null;
  view: string;
}

/** SQL expression for a select list: the visible pictures of one object, optionally of some views only. */
export const selectPictures = (
  type: "product" | "category" | "brand" | "content",
  id: RawBuilder<number>,
  language: string,
  views?: readonly string[],
): RawBuilder<PictureRecord[]> => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'file', picture.file, 'widths', picture.widths, 'width', picture.width, 'height', picture.height,
        'title', translated(picture.text, ${language}) ->> 'title',
        'position', picture.position, 'colorId', picture.attribute_value_id, 'view', picture.view
      ) order by picture.position, picture.id
    ),
    '[]'
  )
  from picture
  where picture.object_type = ${type} and picture.object_id = ${id} and picture.visible
    ${views ? sql`and picture.view = any(${views}::text[])` : sql``}
)`;

/** The alternative text defaults to the object's title. */
export const toPictureRow = (picture: PictureRecord, objectTitle: string) => ({
  BASE: `/media/${picture.file}`,
  WIDTHS: picture.widths,
  WIDTH: picture.width,
  HEIGHT: picture.height,
  TITLE: picture.title ?? objectTitle,
  VISIBLE: 1,
  POSITION: picture.position,
  COLOR_ID: picture.colorId ?? "",
  VIEW: picture.view,
});

/** File name of the WebP in a medium width, for mails and old browsers. */
export const fallbackWebpFile = ({ file, widths, width }: PictureRecord): string =>
  `${file}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`;
