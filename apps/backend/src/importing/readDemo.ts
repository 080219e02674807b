import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { GenericSchema, InferOutput } from "valibot";
import type { Translations } from "../platform/db/columns.ts";
import type { CatalogueFile, CatalogueProduct } from "./catalogue.ts";
import * as schemas from "@shop/demo/schemas";
import { ImportError } from "./importError.ts";
import { createChangeGuard } from "./reading/changeGuard.ts";
import { demoExtras } from "./reading/demoExtras.ts";
import { demoPictures, demoProduct } from "./reading/demoProduct.ts";
import type { DemoContext } from "./reading/demoContext.ts";
import { demoModules, demoSettings } from "./reading/demoShopData.ts";
import { readJson } from "./reading/readJson.ts";
import { readReviewPictures } from "./reading/readReviewPictures.ts";
import { groupPictures } from "./reading/studioPictures.ts";
import { slugsOf, withoutSlug } from "./reading/slugs.ts";
import type { Source } from "./reading/source.ts";
import { createFileReport, type FileReport } from "./report.ts";
import { cleanTexts, plainText } from "./text/cleanText.ts";
import { slugOfTitle } from "./text/slug.ts";

/** Reads a catalogue in the own format: JSON files with texts by language. Only products and categories are required. */
export async function readDemo(folder: string): Promise<Source> {
  const files: FileReport[] = [];
  const read = async <T>(
    name: string,
    schema: GenericSchema<unknown, T>,
    count: (content: T) => number,
    absent?: T,
  ): Promise<T> => {
    if (absent !== undefined && !existsSync(join(folder, name))) return absent;
    const content = await readJson(join(folder, name), schema, name);
    files.push({ ...createFileReport(name), read: count(content) });
    return content;
  };
  const length = (list: readonly unknown[]): number => list.length;

  const brands = await read("brands.json", schemas.brandsFile, length, []);
  const categories = await read("categories.json", schemas.categoriesFile, length);
  const attributes = await read("attributes.json", schemas.attributesFile, length, []);
  const features = await read("features.json", schemas.featuresFile, length, []);
  const contents = await read("contents.json", schemas.contentsFile, length, []);
  const config = await read("config.json", schemas.configFile, (content) => demoSettings(content).length, {
    shared: {},
    satellites: {},
    locales: {},
    vat_percent: {},
    price_lists: {},
  });
  const modules = await read(
    "modules.json",
    schemas.modulesFile,
    ({ delivery, payment }) => delivery.length + payment.length,
    { delivery: [], payment: [] },
  );
  const size = (record: object): number => Object.keys(record).length;
  const pictures = await read("pictures.json", schemas.picturesFile, size, {});
  const drawings = await read("drawings.json", schemas.productFilesFile, size, {});
  const scales = await read("scales.json", schemas.scalesFile, size, {});
  const models = await read("models.json", schemas.productFilesFile, size, {});
  const swatches = await read("swatches.json", schemas.productFilesFile, size, {});
  const bookable = await read("bookable.json", schemas.bookableFile, size, {});
  const extras = {
    selections: await read("selections.json", schemas.selectionsFile, length, []),
    keywords: await read("keywords.json", schemas.keywordsFile, length, []),
    fulfilmentCenters: await read("fulfilmentCenters.json", schemas.fulfilmentCentersFile, length, []),
    reviews: await readReviewPictures(folder, await read("reviews.json", schemas.reviewsFile, length, [])),
    coupons: await read("coupons.json", schemas.couponsFile, length, []),
  };
  const services = new Map<string, string[]>();
  for (const [service, refs] of Object.entries(bookable)) {
    for (const ref of new Set(refs)) services.set(ref, [...(services.get(ref) ?? []), service]);
  }
  const context: DemoContext = {
    pictures,
    picturesByProduct: groupPictures(pictures),
    colors: new Map(
      attributes.find(({ code }) => code === "color")?.values.map(({ code, text }) => [code, text] as const),
    ),
    files: (ref) => [
      ...(drawings[ref] ? [{ kind: "drawing" as const, ...drawings[ref] }] : []),
      ...scaleFiles(scales[ref]),
      ...(models[ref] ? [{ kind: "model" as const, ...models[ref] }] : []),
      ...(swatches[ref] ? [{ kind: "swatches" as const, ...swatches[ref] }] : []),
    ],
    services: (ref) => services.get(ref) ?? [],
  };

  const names = (await readdir(join(folder, "products"))).filter((file) => file.endsWith(".json")).toSorted();
  const productFiles = names.map((name) => createFileReport(`products/${name}`));
  files.push(...productFiles);
  const booked = Object.values(bookable).flat();
  const rejectChange = createChangeGuard();

  async function* readProducts(): AsyncGenerator<CatalogueProduct> {
    const unread = new Set(booked);
    for (const file of productFiles) {
      // A later call reads the same rows again.
      file.read = 0;
      file.notes = [];
      const path = join(folder, file.file);
      await rejectChange(path, file.file);
      for (const product of await readJson(path, schemas.productsFile, file.file)) {
        unread.delete(product.ref);
        file.read++;
        yield demoProduct(product, context, file);
      }
    }
    const unknown = booked.filter((ref) => unread.has(ref));
    if (unknown.length > 0) throw new ImportError(`bookable.json: unknown product ${unknown.join(", ")}`);
  }

  return {
    format: "a catalogue in the shop's own format",
    files,
    catalogue: {
      brands: brands.map(({ code, title, text, manufacturer }, position) => ({
        code,
        position,
        title: plainText(title),
        text: cleanTexts(text),
        // Brand names are the same in all languages: one URL serves all.
        slugs: { de: slugOfTitle(title, "") },
        manufacturer: manufacturer ?? undefined,
      })),
      categories: categories.map(({ code, parent, position, visible, picture, icon, text }, index) => ({
        code,
        parent: parent ?? undefined,
        position: position ?? index,
        visible,
        icon: icon ?? undefined,
        ...textsAndSlugs(text),
        pictures: picture ? demoPictures([{ name: picture, alt: {} }], pictures, undefined) : [],
      })),
      attributes: attributes.map(({ code, text, values }, position) => ({
        code,
        position,
        text: cleanTexts(text),
        values: values.map((value) => ({
          code: value.code,
          hex: value.hex ?? undefined,
          text: cleanTexts(value.text),
        })),
        borrowed: false,
      })),
      features: features.map(({ code, unit, position, text, values }, index) => ({
        code,
        unit: unit ?? undefined,
        position: position ?? index,
        text: cleanTexts(text),
        values: values.map((value) => ({ code: value.code, text: cleanTexts(value.text) })),
        borrowed: false,
      })),
      readProducts,
      contents: contents.map(
        ({ code, folder: contentFolder, position, visible, text, publishedOn, picture, listing }, index) => ({
          code,
          folder: contentFolder,
          position: position ?? index,
          visible,
          publishedOn: publishedOn ?? undefined,
          listing,
          pictures: picture ? demoPictures([{ name: picture, alt: {} }], pictures, undefined) : [],
          ...textsAndSlugs(text),
        }),
      ),
      settings: demoSettings(config),
      ...demoModules(modules),
      extras: demoExtras(extras),
    },
  };
}

const textsAndSlugs = (text: Translations) => ({ text: cleanTexts(withoutSlug(text)), slugs: slugsOf(text, "") });

const scaleFiles = (scales: InferOutput<typeof schemas.scalesFile>[string] = []): CatalogueFile[] =>
  scales.map(({ beside, ...scale }) => ({ kind: `scale-${beside}`, ...scale }));
