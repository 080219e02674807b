import { MAX_TITLE_LENGTH } from "@shop/demo/schemas";
import type { CatalogueProduct, CatalogueProductFeature, CatalogueVariant } from "../../catalogue.ts";
import { isLessThan, netFromGross, parseDecimal } from "../../decimals.ts";
import { cleanTexts, plainText } from "../../text/cleanText.ts";
import { ASSUMED, DEFAULT_VAT_PERCENT, MAX_REF_LENGTH } from "../assumptions.ts";
import type { CsvRow } from "../csv.ts";
import { priceProblem } from "../price.ts";
import { slugsOf } from "../slugs.ts";

const DIMENSIONS = ["width", "depth", "height"];
/** Upper limit of plausible dimensions, in cm. */
const MAX_CM = 10_000;
/** ", 51x51 cm" at the end of a short description. */
const SIZE_ENDING = /,[\s\d.,x/-]{1,80}cm\s*$/i;
/** "SR 2,375" and "SR 50/4 pack": the comma separates thousands. */
const OLD_PRICE = /^[^\d]{0,10}(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?:\/.*)?$/;
/** "https://…/frekvens-bar-table-black-90420332/" */
const SLUG = /\/([a-z]+(?:-[a-z0-9]+)*?)(?:-s?\d{6,})?\/?$/i;
/** "504.689.53 Small and easy to place …" */
const ABOUT = /^\d{3}\.\d{3}\.\d{2}\s+(\S.*)$/s;

export const refOf = ({ values }: CsvRow): string => (values["item_id"] ?? "").trim();

/** Returns why a row cannot be imported, or undefined. */
export function problemOf(row: CsvRow): string | undefined {
  const { values } = row;
  const ref = refOf(row);
  if (ref === "") return "has no item_id";
  if (ref.length > MAX_REF_LENGTH) return `its item_id is longer than ${MAX_REF_LENGTH} characters`;
  if (plainText(values["name"] ?? "") === "") return `${ref} has no name`;
  if (titleOf(values).length > MAX_TITLE_LENGTH) return `${ref} has a title longer than ${MAX_TITLE_LENGTH} characters`;
  if (plainText(values["category"] ?? "") === "") return `${ref} is in no category`;
  return priceProblem(ref, values["price"] ?? "");
}

export function toProduct(row: CsvRow, categories: string[], note: (text: string) => void): CatalogueProduct {
  const { values } = row;
  const ref = refOf(row);
  const title = titleOf(values);
  const text = cleanTexts({
    en: { title, chapo: values["short_description"], ...descriptionFrom(values["designer"] ?? "") },
  });
  return {
    ref,
    brand: undefined,
    categories,
    visible: true,
    freight: false,
    weightKg: ASSUMED.weightKg,
    quantityStep: 1,
    sold: 0,
    createdOn: undefined,
    deliveryDays: ASSUMED.deliveryDays,
    text,
    slugs: slugsOf({ en: { ...text["en"], slug: slugFromLink(values["link"] ?? "") } }, ".html"),
    features: DIMENSIONS.flatMap((measure) => readDimension(measure, values[measure] ?? "", note)),
    variants: [
      {
        ref,
        isDefault: true,
        ...stockOf(values["sellable_online"] ?? "", note),
        ...pricesOf(values["price"] ?? "", values["old_price"] ?? "", note),
        choices: [],
      },
    ],
    pictures: undefined,
  };
}

const titleOf = ({ name = "", short_description: description = "" }: CsvRow["values"]): string =>
  `${name} ${description.replace(SIZE_ENDING, "")}`;

/** Slug of the source's product page without its number; "" if there is none. */
function slugFromLink(link: string): string {
  const [, words = ""] = SLUG.exec(link.trim()) ?? [];
  return words === "" ? "" : `${words}.html`;
}

/** Some rows have the product description in the designer column, after an article number. */
function descriptionFrom(designer: string): { description?: string } {
  const [, about] = ABOUT.exec(designer.trim()) ?? [];
  return about === undefined ? {} : { description: about };
}

function readDimension(feature: string, cell: string, note: (text: string) => void): CatalogueProductFeature[] {
  if (cell.trim() === "") return [];
  const number = parseDecimal(cell);
  if (number !== undefined && Number(number) > 0 && Number(number) <= MAX_CM) return [{ feature, number }];
  note(`${feature} "${cell}" cannot be read: left out`);
  return [];
}

function stockOf(cell: string, note: (text: string) => void): Pick<CatalogueVariant, "stock" | "stockSource"> {
  const answer = cell.trim().toUpperCase();
  if (answer !== "TRUE" && answer !== "FALSE" && answer !== "")
    note(`sellable_online "${cell}" is neither TRUE nor FALSE: taken as TRUE`);
  return { stock: answer === "FALSE" ? 0 : ASSUMED.stock, stockSource: "yes-no" };
}

/** An old price above the price makes the price a promo price. */
function pricesOf(
  price: string,
  oldPrice: string,
  note: (text: string) => void,
): Pick<CatalogueVariant, "net" | "promoNet"> {
  const net = netFromGross(parseDecimal(price) ?? "0", DEFAULT_VAT_PERCENT);
  const old = oldPrice.trim();
  if (old === "" || old.toLowerCase() === "no old price") return { net, promoNet: undefined };
  const [, whole, cents] = OLD_PRICE.exec(old) ?? [];
  const gross = whole && parseDecimal(`${whole.replaceAll(",", "")}.${cents ?? "0"}`);
  const regular = gross ? netFromGross(gross, DEFAULT_VAT_PERCENT) : undefined;
  if (regular !== undefined && isLessThan(net, regular)) return { net: regular, promoNet: net };
  note(`old price "${old}" ${regular === undefined ? "cannot be read" : "is not above the price"}: left out`);
  return { net, promoNet: undefined };
}
