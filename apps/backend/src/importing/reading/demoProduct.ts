import type {
  CataloguePicture,
  CatalogueProduct,
  CatalogueProductFeature,
  CatalogueVariant,
  Choice,
} from "../catalogue.ts";
import { netFromGross } from "../decimals.ts";
import type { DemoPictures, DemoProduct } from "@shop/demo/schemas";
import type { FileReport } from "../report.ts";
import { cleanTexts } from "../text/cleanText.ts";
import { DEFAULT_VAT_PERCENT } from "./assumptions.ts";
import { demoPriceHistory } from "./demoPriceHistory.ts";
import type { DemoContext } from "./demoContext.ts";
import { studioPictures } from "./studioPictures.ts";
import { slugsOf, withoutSlug } from "./slugs.ts";

/** Prices in the files are gross Austrian prices. */
const toNet = (gross: number): string => netFromGross(String(gross), DEFAULT_VAT_PERCENT);

export function demoProduct(product: DemoProduct, context: DemoContext, file: FileReport): CatalogueProduct {
  const defaultRef = (product.variants.find((variant) => variant.default) ?? product.variants[0])?.ref;
  return {
    ref: product.ref,
    kind: product.kind,
    brand: product.brand ?? undefined,
    categories: product.categories,
    visible: product.visible && product.kind === "product",
    freight: product.freight,
    weightKg: String(product.weightKg),
    quantityStep: product.step,
    sold: product.sold,
    createdOn: product.createdOn,
    deliveryDays: product.deliveryDays,
    // Getters: half of the time to read a product, and its validation needs none of them.
    get text() {
      return cleanTexts(withoutSlug(product.text), ["description", "postscriptum"]);
    },
    get slugs() {
      return product.kind === "product" ? slugsOf(product.text, "") : {};
    },
    features: Object.entries(product.features).map(([feature, value]) => demoFeature(feature, value)),
    variants: product.variants.map((variant): CatalogueVariant => ({
      ref: variant.ref,
      isDefault: variant.ref === defaultRef,
      stock: variant.stock,
      stockSource: "counted",
      get net() {
        return toNet(variant.price ?? product.price ?? 0);
      },
      promoNet: typeof variant.promoPrice === "number" ? toNet(variant.promoPrice) : undefined,
      choices: [...choice("color", variant.color), ...choice("size", variant.size), ...choice("side", variant.side)],
      measures: product.sizes[variant.size ?? variant.side ?? ""],
      get history() {
        return demoPriceHistory(product, variant).map(({ since, gross }) => ({ since, net: toNet(gross) }));
      },
      slugs: variant.slugs,
    })),
    pictures: studioPictures(product, defaultRef, context) ?? demoPictures(product.pictures, context.pictures, file),
    details: {
      packages: product.packages,
      accessories: [...product.accessories, ...context.services(product.ref)],
      undeliverable: product.undeliverable,
      restockDays: product.restockDays ?? undefined,
      energy: product.energy ?? undefined,
      unit: product.unit ?? undefined,
      files: context.files(product.ref),
    },
  };
}

function demoFeature(feature: string, value: number | string | Record<string, string>): CatalogueProductFeature {
  if (typeof value === "number") return { feature, number: String(value) };
  if (typeof value === "string") return { feature, value };
  return { feature, text: titles(value) };
}

/** Pictures listed in pictures.json; missing ones are reported and skipped. */
export function demoPictures(
  references: readonly { name: string; color?: string | null | undefined; alt: Record<string, string> }[],
  pictures: DemoPictures,
  file: FileReport | undefined,
): CataloguePicture[] {
  return references.flatMap(({ name, color, alt }) => {
    const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (!picture) {
      file?.notes.push(`picture ${name} is not in pictures.json`);
      return [];
    }
    return [{ ...picture, choice: choice("color", color)[0], text: titles(alt) }];
  });
}

const choice = (attribute: string, value: string | null | undefined): Choice[] => (value ? [{ attribute, value }] : []);

const titles = (texts: Record<string, string>) =>
  cleanTexts(Object.fromEntries(Object.entries(texts).map(([language, title]) => [language, { title }])));
