import { type RawBuilder, sql } from "kysely";

export interface ColorRecord {
  id: number;
  title: string | null;
  hex: string | null;
}

/** SQL expression: colors of a product's visible variants. */
export const colorsOf = (productId: RawBuilder<number>, language: string): RawBuilder<ColorRecord[]> => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', color.id, 'title', translated(color.text, ${language}) ->> 'title', 'hex', color.hex)
      order by color.position, color.id
    ),
    '[]'
  )
  from attribute_value color
    join attribute on attribute.id = color.attribute_id and attribute.code = 'color'
  where color.id in (
    select chosen.attribute_value_id
    from sale_element variant join sale_element_attribute chosen on chosen.sale_element_id = variant.id
    where variant.product_id = ${productId} and variant.visible
  )
)`;

export interface FeatureRecord {
  id: number;
  code: string;
  title: string | null;
  unit: string | null;
  /** One of `value`, `text` and `number` holds the value. */
  value: string | null;
  text: string | null;
  number: number | null;
}

/** SQL expression: features of a product. */
export const featuresOf = (productId: RawBuilder<number>, language: string): RawBuilder<FeatureRecord[]> => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', feature.id, 'code', feature.code, 'title', translated(feature.text, ${language}) ->> 'title', 'unit', feature.unit,
        'value', translated(choice.text, ${language}) ->> 'title',
        'text', translated(fact.text, ${language}) ->> 'title',
        'number', fact.number
      ) order by feature.position, feature.id
    ),
    '[]'
  )
  from product_feature fact
    join feature on feature.id = fact.feature_id
    left join feature_value choice on choice.id = fact.feature_value_id
  where fact.product_id = ${productId}
)`;
