import type { ProductIndex, IndexedCategory, FacetNames } from "./productIndex.ts";
import type { IndexedProduct, IndexDimensions } from "./productIndex.queries.ts";
import { PackedListsBuilder } from "./packedLists.ts";
import { markBestsellers } from "../listRules.ts";
import { sortRows } from "./sortRows.ts";

export class ProductIndexBuilder {
  private readonly names: IndexDimensions;
  private readonly places: Record<
    "brands" | "categories" | "attributeValues" | "features" | "featureValues",
    IndexById
  >;
  private readonly above: ReadonlyMap<number, readonly number[]>;
  private readonly productCounts = new Map<number, number>();
  private readonly columns = new Columns();
  private readonly lists = {
    places: new PackedListsBuilder(),
    attributes: new PackedListsBuilder(),
    features: new PackedListsBuilder(),
    known: new PackedListsBuilder(),
    measures: new PackedListsBuilder(),
  };
  private readonly featureNumbers: number[] = [];

  constructor(names: IndexDimensions) {
    this.names = names;
    this.places = {
      brands: indexById(names.brands),
      categories: indexById(names.categories),
      attributeValues: indexById(names.attributeValues),
      features: indexById(names.features),
      featureValues: indexById(names.featureValues),
    };
    this.above = categoryPaths(names.categories);
  }

  add(product: IndexedProduct): void {
    const { columns, lists, places } = this;
    columns.id.push(product.id);
    columns.brand.push(product.brandId === null ? -1 : (places.brands.get(product.brandId) ?? -1));
    columns.netPrices.push(product.net);
    columns.inStock.push(Number(product.inStock));
    columns.reduced.push(Number(product.reduced));
    columns.isNew.push(Number(product.isNew));
    columns.days.push(product.days);
    columns.ratings.push(Math.round((product.rating ?? 0) * 10));
    columns.sold.push(product.sold);
    columns.popular.push(product.sold + product.viewed);
    columns.createdMs.push(product.createdMs);
    lists.places.add(knownIndexes(places.categories, product.categories));
    lists.attributes.add(knownIndexes(places.attributeValues, product.attributes));
    this.addFacts(product.facts);
    // A product in several categories counts once in each category and ancestor.
    for (const id of new Set(product.categories.flatMap((category) => this.above.get(category) ?? []))) {
      this.productCounts.set(id, (this.productCounts.get(id) ?? 0) + 1);
    }
  }

  private addFacts(facts: IndexedProduct["facts"]): void {
    const { lists, places } = this;
    const measured = facts.filter(([feature, , number]) => number !== null && places.features.has(feature));
    lists.features.add(
      knownIndexes(
        places.featureValues,
        facts.flatMap(([, value]) => (value === null ? [] : [value])),
      ),
    );
    lists.known.add(
      knownIndexes(
        places.features,
        facts.map(([feature]) => feature),
      ),
    );
    lists.measures.add(
      knownIndexes(
        places.features,
        measured.map(([feature]) => feature),
      ),
    );
    for (const [, , number] of measured) this.featureNumbers.push(number ?? 0);
  }

  /** @param bestsellerPercent share of the products that are bestsellers */
  async build(bestsellerPercent: number): Promise<ProductIndex> {
    const { columns, lists, names } = this;
    const size = columns.id.length;
    const orders = await sortRows(size, columns);
    return {
      size,
      ids: Int32Array.from(columns.id),
      brands: names.brands,
      brandOf: Int32Array.from(columns.brand),
      categories: names.categories,
      productCounts: this.productCounts,
      categoriesOf: lists.places.build(),
      attributes: facetNames(names.attributes, names.attributeValues),
      attributesOf: lists.attributes.build(),
      features: facetNames(names.features, names.featureValues),
      featuresOf: lists.features.build(),
      knownFeaturesOf: lists.known.build(),
      numericFeaturesOf: lists.measures.build(),
      featureNumbers: Float64Array.from(this.featureNumbers),
      netPrices: Float64Array.from(columns.netPrices),
      inStock: Uint8Array.from(columns.inStock),
      reduced: Uint8Array.from(columns.reduced),
      isNew: Uint8Array.from(columns.isNew),
      bestseller: markBestsellers(columns.sold, orders.sold, bestsellerPercent),
      days: Int32Array.from(columns.days),
      ratings: Uint8Array.from(columns.ratings),
      orders,
    };
  }
}

class Columns {
  readonly id: number[] = [];
  readonly brand: number[] = [];
  readonly netPrices: number[] = [];
  readonly inStock: number[] = [];
  readonly reduced: number[] = [];
  readonly isNew: number[] = [];
  readonly days: number[] = [];
  readonly ratings: number[] = [];
  readonly sold: number[] = [];
  readonly popular: number[] = [];
  readonly createdMs: number[] = [];
}

type IndexById = ReadonlyMap<number, number>;

const indexById = (entries: readonly { id: number }[]): IndexById =>
  new Map(entries.map(({ id }, index) => [id, index]));

/** Indexes of the known ids; unknown ids are skipped. */
const knownIndexes = (places: IndexById, ids: readonly number[]): number[] =>
  ids.map((id) => places.get(id)).filter((place) => place !== undefined);

export function facetNames(
  facets: readonly (IndexDimensions["attributes"][number] & { unit?: string | null })[],
  values: readonly (IndexDimensions["featureValues"][number] & { hex?: string | null })[],
): FacetNames {
  const places = indexById(facets);
  return {
    facets: facets.map(({ unit = null, ...facet }) => ({ ...facet, unit })),
    values: values.map(({ facetId, hex = null, ...value }) => ({
      ...value,
      hex,
      facetIndex: places.get(facetId) ?? -1,
    })),
  };
}

/** Maps each category to itself and its ancestors. */
export function categoryPaths(categories: readonly IndexedCategory[]): Map<number, readonly number[]> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  return new Map(
    categories.map(({ id }) => {
      const path: number[] = [];
      for (let at: number | null | undefined = id; at !== null && at !== undefined; at = parents.get(at)) path.push(at);
      return [id, path];
    }),
  );
}
