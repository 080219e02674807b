import type { ColumnType, Generated } from "kysely";
import type {
  JsonWithDefault,
  Nullable,
  NullableNumeric,
  Numeric,
  NullableJson,
  TranslationsColumn,
  Timestamp,
  Translations,
} from "./columns.ts";
import type { EnergyLabel, Manufacturer, PackageSize, ProductKind, ReviewText } from "./values.ts";

export interface CatalogueTables {
  brand: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
    visible: Generated<boolean>;
    title: string;
    text: TranslationsColumn;
    manufacturer: NullableJson<Manufacturer>;
  };
  category: {
    id: Generated<number>;
    code: string;
    parent_id: number | null;
    position: Generated<number>;
    visible: Generated<boolean>;
    icon: string | null;
    text: TranslationsColumn;
  };
  attribute: { id: Generated<number>; code: string; position: Generated<number>; text: TranslationsColumn };
  attribute_value: {
    id: Generated<number>;
    attribute_id: number;
    code: string;
    position: Generated<number>;
    hex: string | null;
    text: TranslationsColumn;
  };
  feature: {
    id: Generated<number>;
    code: string;
    unit: string | null;
    position: Generated<number>;
    text: TranslationsColumn;
  };
  feature_value: { id: Generated<number>; feature_id: number; code: string; text: TranslationsColumn };
  product: {
    id: Generated<number>;
    ref: string;
    kind: Generated<ProductKind>;
    brand_id: number | null;
    default_category_id: number | null;
    visible: Generated<boolean>;
    freight: Generated<boolean>;
    weight_kg: Numeric;
    quantity_step: Generated<number>;
    sold: Generated<number>;
    viewed: Generated<number>;
    delivery_days_min: Generated<number>;
    delivery_days_max: Generated<number>;
    restock_days_min: number | null;
    restock_days_max: number | null;
    text: TranslationsColumn;
    created_at: Timestamp;
    unit_measure: string | null;
    unit_content: NullableNumeric;
    energy: NullableJson<EnergyLabel>;
    packages: JsonWithDefault<PackageSize[]>;
    undeliverable: Generated<number[]>;
  };
  product_category: { product_id: number; category_id: number; position: Generated<number> };
  product_feature: {
    product_id: number;
    feature_id: number;
    feature_value_id: number | null;
    number: NullableNumeric;
    text: ColumnType<Translations | null, string | null, string | null>;
  };
  sale_element: {
    id: Generated<number>;
    product_id: number;
    ref: string;
    ean: string | null;
    position: Generated<number>;
    is_default: Generated<boolean>;
    visible: Generated<boolean>;
    stock: Generated<number>;
    net: Numeric;
    promo_net: NullableNumeric;
    promo: Generated<boolean>;
    measures: JsonWithDefault<Record<string, number>>;
  };
  price_history: { sale_element_id: number; since: Timestamp; net: Numeric };
  product_file: {
    product_id: number;
    kind: string;
    file: string;
    bytes: number;
    attribute_value_id: Nullable<number>;
  };
  accessory: {
    id: Generated<number>;
    product_id: number;
    accessory_id: number;
    position: Generated<number>;
  };
  selection: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: TranslationsColumn;
  };
  selection_product: { selection_id: number; product_id: number; position: Generated<number> };
  keyword: {
    id: Generated<number>;
    group_code: string;
    code: string;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: TranslationsColumn;
  };
  product_keyword: { product_id: number; keyword_id: number; position: Generated<number> };
  fulfilment_center: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
    name: string;
    address: string;
    zipcode: string;
    city: string;
    country_id: number;
    lat: Numeric;
    lon: Numeric;
    phone: Generated<string>;
    pickup: Generated<boolean>;
    days_min: Generated<number>;
    days_max: Generated<number>;
  };
  /** Time of the count that a variant's stock comes from. */
  stock_count: { sale_element_id: number; counted_at: Date };
  fulfilment_stock: { fulfilment_center_id: number; sale_element_id: number; stock: number };
  review: {
    id: Generated<number>;
    product_id: number;
    customer_id: number | null;
    author: string;
    title: Generated<string>;
    content: Generated<string>;
    language: string;
    rating: number;
    status: Generated<string>;
    verified: Generated<boolean>;
    /** By a catalogue import, not written by a customer. */
    imported: Generated<boolean>;
    /** By language. */
    translations: JsonWithDefault<Record<string, ReviewText>>;
    created_at: Timestamp;
  };
  review_picture: {
    key: string;
    customer_id: Nullable<number>;
    review_id: Nullable<number>;
    position: Generated<number>;
    width: number;
    height: number;
    large: Buffer;
    small: Buffer;
    created_at: Timestamp;
  };
  sale_element_attribute: { sale_element_id: number; attribute_value_id: number };
  picture: {
    id: Generated<number>;
    object_type: string;
    object_id: number;
    attribute_value_id: number | null;
    file: string;
    width: number;
    height: number;
    widths: number[];
    view: Generated<string>;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: TranslationsColumn;
  };
  content: {
    id: Generated<number>;
    code: string;
    folder: Generated<string>;
    position: Generated<number>;
    visible: Generated<boolean>;
    text: TranslationsColumn;
    published_on: Nullable<string>;
  };
  rewriting_url: {
    id: Generated<number>;
    url: string;
    view: string;
    view_id: number;
    language: string;
    redirected: number | null;
  };
}
