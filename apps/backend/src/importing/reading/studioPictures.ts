import { isLanguage } from "../../locale.ts";
import type { Translations } from "../../platform/db/columns.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { CataloguePicture } from "../catalogue.ts";
import type { DemoPictures, DemoProduct } from "@shop/demo/schemas";
import { cleanTexts } from "../text/cleanText.ts";
import type { DemoContext } from "./demoContext.ts";

/** Views in display order. */
const VIEWS = ["hero", "second", "detail", "room"];
/** The rest of a gallery displays the product more closely. */
const MAX_ROOMS = 2;

type DemoPicture = DemoPictures[string];

export function groupPictures(pictures: DemoPictures): DemoContext["picturesByProduct"] {
  const groups = new Map<string, DemoPicture[]>();
  for (const picture of Object.values(pictures)) {
    const refs = new Set(Object.keys(picture.products ?? {}));
    if (picture.ref) refs.add(picture.ref);
    for (const ref of refs) {
      const group = groups.get(ref);
      if (group === undefined) groups.set(ref, [picture]);
      else group.push(picture);
    }
  }
  return groups;
}

/** Studio pictures of a product, the default colour first; undefined if there are none. */
export function studioPictures(
  { ref, text, variants }: DemoProduct,
  defaultRef: string | undefined,
  { picturesByProduct, colors }: Pick<DemoContext, "picturesByProduct" | "colors">,
): CataloguePicture[] | undefined {
  const defaultColor = variants.find((variant) => variant.ref === defaultRef)?.color;
  const colorOrder = variants.map(({ color }) => color);
  const pictures = picturesByProduct.get(ref) ?? [];
  const own = pictures.filter((picture) => picture.ref === ref && VIEWS.includes(picture.view));
  const ordered = [...own, ...sharedRooms(ref, pictures, own)].toSorted(
    (a, b) =>
      Number(b.color === defaultColor) - Number(a.color === defaultColor) ||
      colorOrder.indexOf(a.color) - colorOrder.indexOf(b.color) ||
      VIEWS.indexOf(a.view) - VIEWS.indexOf(b.view),
  );
  if (own.length === 0) return undefined;
  return ordered.map(({ file, width, height, widths, view, color }) => ({
    file,
    width,
    height,
    widths,
    view,
    choice: color && colorOrder.includes(color) ? { attribute: "color", value: color } : undefined,
    text: altTexts(text, view, color ? colors.get(color) : undefined),
  }));
}

/** Rooms that several products share; with the product's own, no colour has more than {@link MAX_ROOMS}. */
function sharedRooms(ref: string, pictures: readonly DemoPicture[], own: readonly DemoPicture[]): DemoPicture[] {
  const counts = new Map<string, number>();
  const isRoomLeft = (color: string): boolean => {
    const count = (counts.get(color) ?? own.filter((room) => room.view === "room" && room.color === color).length) + 1;
    counts.set(color, count);
    return count <= MAX_ROOMS;
  };
  return pictures.flatMap((picture) => {
    const color = picture.products?.[ref];
    return color !== undefined && isRoomLeft(color) ? [{ ...picture, color }] : [];
  });
}

function altTexts(text: Translations, view: string, color: Translations | undefined): Translations {
  const entries = Object.entries(text).map(([language, { title = "" }]) => {
    const name = color?.[language]?.["title"];
    // German capitalizes nouns, and many colours are nouns: "Salbei", "Eiche".
    const parts = [
      title,
      language === "de" ? name : name?.toLocaleLowerCase(language),
      isLanguage(language) && TEXTS[language].pictureViews[view],
    ];
    return [language, { title: parts.filter(Boolean).join(", ") }] as const;
  });
  return cleanTexts(Object.fromEntries(entries));
}
