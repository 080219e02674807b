import { isLanguage } from "../../locale.ts";
import type { Translations } from "../../platform/db/columns.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { CataloguePicture } from "../catalogue.ts";
import type { DemoProduct } from "@shop/demo/schemas";
import { cleanTexts } from "../text/cleanText.ts";
import type { DemoContext } from "./demoContext.ts";

/** Views in display order. */
const VIEWS = ["hero", "second", "detail", "room"];

/** Studio pictures of a product, the default colour first; undefined if there are none. */
export function studioPictures(
  { ref, text, variants }: DemoProduct,
  defaultRef: string | undefined,
  { pictures, colors }: DemoContext,
): CataloguePicture[] | undefined {
  const defaultColor = variants.find((variant) => variant.ref === defaultRef)?.color;
  const colorOrder = variants.map(({ color }) => color);
  const ordered = Object.values(pictures)
    .filter((picture) => picture.ref === ref && VIEWS.includes(picture.view))
    .toSorted(
      (a, b) =>
        Number(b.color === defaultColor) - Number(a.color === defaultColor) ||
        colorOrder.indexOf(a.color) - colorOrder.indexOf(b.color) ||
        VIEWS.indexOf(a.view) - VIEWS.indexOf(b.view),
    );
  if (ordered.length === 0) return undefined;
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
