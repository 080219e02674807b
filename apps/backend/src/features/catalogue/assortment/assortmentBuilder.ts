import type { Assortment, Category, FacetNames } from "./assortment.ts";
import type { AssortedProduct, Names } from "./assortment.queries.ts";
import { ListsBuilder } from "./lists.ts";
import { rowOrders } from "./rowOrders.ts";

export class AssortmentBuilder {
  private readonly names: Names;
  private readonly places: Record<"brands" | "categories" | "attributeValues" | "features" | "featureValues", Places>;
  private readonly above: ReadonlyMap<number, readonly number[]>;
  private readonly countOf = new Map<number, number>();
  private readonly columns = new Columns();
  private readonly lists = {
    places: new ListsBuilder(),
    attributes: new ListsBuilder(),
    features: new ListsBuilder(),
    known: new ListsBuilder(),
    measures: new ListsBuilder(),
  };
  private readonly measures: number[] = [];

  constructor(names: Names) {
    this.names = names;
    this.places = {
      brands: placesOf(names.brands),
      categories: placesOf(names.categories),
      attributeValues: placesOf(names.attributeValues),
      features: placesOf(names.features),
      featureValues: placesOf(names.featureValues),
    };
    this.above = selfAndAbove(names.categories);
  }

  add(product: AssortedProduct): void {
    const { columns, lists, places } = this;
    columns.id.push(product.id);
    columns.brand.push(product.brandId === null ? -1 : (places.brands.get(product.brandId) ?? -1));
    columns.nets.push(product.net);
    columns.stocked.push(Number(product.stocked));
    columns.reduced.push(Number(product.reduced));
    columns.days.push(product.days);
    columns.ratings.push(Math.round((product.rating ?? 0) * 10));
    columns.sold.push(product.sold);
    columns.popular.push(product.sold + product.viewed);
    columns.createdMs.push(product.createdMs);
    lists.places.add(known(places.categories, product.categories));
    lists.attributes.add(known(places.attributeValues, product.attributes));
    this.addFacts(product.facts);
    // A product in several categories counts once in each category and ancestor.
    for (const id of new Set(product.categories.flatMap((category) => this.above.get(category) ?? []))) {
      this.countOf.set(id, (this.countOf.get(id) ?? 0) + 1);
    }
  }

  private addFacts(facts: AssortedProduct["facts"]): void {
    const { lists, places } = this;
    const measured = facts.filter(([feature, , number]) => number !== null && places.features.has(feature));
    lists.features.add(
      known(
        places.featureValues,
        facts.flatMap(([, value]) => (value === null ? [] : [value])),
      ),
    );
    lists.known.add(
      known(
        places.features,
        facts.map(([feature]) => feature),
      ),
    );
    lists.measures.add(
      known(
        places.features,
        measured.map(([feature]) => feature),
      ),
    );
    for (const [, , number] of measured) this.measures.push(number ?? 0);
  }

  async build(): Promise<Assortment> {
    const { columns, lists, names } = this;
    const size = columns.id.length;
    return {
      size,
      ids: Int32Array.from(columns.id),
      brands: names.brands,
      brandOf: Int32Array.from(columns.brand),
      categories: names.categories,
      countOf: this.countOf,
      placesOf: lists.places.build(),
      attributes: facetNames(names.attributes, names.attributeValues),
      attributesOf: lists.attributes.build(),
      features: facetNames(names.features, names.featureValues),
      featuresOf: lists.features.build(),
      knownOf: lists.known.build(),
      measuresOf: lists.measures.build(),
      measures: Float64Array.from(this.measures),
      nets: Float64Array.from(columns.nets),
      stocked: Uint8Array.from(columns.stocked),
      reduced: Uint8Array.from(columns.reduced),
      days: Int32Array.from(columns.days),
      ratings: Uint8Array.from(columns.ratings),
      orders: await rowOrders(size, columns),
    };
  }
}

class Columns {
  readonly id: number[] = [];
  readonly brand: number[] = [];
  readonly nets: number[] = [];
  readonly stocked: number[] = [];
  readonly reduced: number[] = [];
  readonly days: number[] = [];
  readonly ratings: number[] = [];
  readonly sold: number[] = [];
  readonly popular: number[] = [];
  readonly createdMs: number[] = [];
}

type Places = ReadonlyMap<number, number>;

const placesOf = (things: readonly { id: number }[]): Places => new Map(things.map(({ id }, place) => [id, place]));

/** Indexes of the known ids; unknown ids are skipped. */
const known = (places: Places, ids: readonly number[]): number[] =>
  ids.map((id) => places.get(id)).filter((place) => place !== undefined);

function facetNames(
  facets: readonly (Names["attributes"][number] & { unit?: string | null })[],
  values: readonly (Names["featureValues"][number] & { hex?: string | null })[],
): FacetNames {
  const places = placesOf(facets);
  return {
    facets: facets.map(({ unit = null, ...facet }) => ({ ...facet, unit })),
    values: values.map(({ facetId, hex = null, ...value }) => ({ ...value, hex, facet: places.get(facetId) ?? -1 })),
  };
}

/** Maps each category to itself and its ancestors. */
function selfAndAbove(categories: readonly Category[]): Map<number, readonly number[]> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  return new Map(
    categories.map(({ id }) => {
      const path: number[] = [];
      for (let at: number | null | undefined = id; at !== null && at !== undefined; at = parents.get(at)) path.push(at);
      return [id, path];
    }),
  );
}
