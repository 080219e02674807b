import { type RawBuilder, sql } from "kysely";

/** Option of a variant, such as color or size. */
export interface VariantOption {
  code: string;
  title: string;
  valueId: number;
  value: string;
}

/** SQL expression: options of a variant. */
export const variantOptions = (variantId: RawBuilder<number>, language: string): RawBuilder<VariantOption[]> => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'code', attribute.code,
        'title', coalesce(translated(attribute.text, ${language}) ->> 'title', attribute.code),
        'valueId', value.id,
        'value', coalesce(translated(value.text, ${language}) ->> 'title', value.code)
      ) order by attribute.position, attribute.id
    ),
    '[]'
  )
  from sale_element_attribute chosen
    join attribute_value value on value.id = chosen.attribute_value_id
    join attribute on attribute.id = value.attribute_id
  where chosen.sale_element_id = ${variantId}
)`;

/** SQL expression: visible categories of `product`, default category first. */
export const productCategories = (
  productId: RawBuilder<number>,
  language: string,
): RawBuilder<{ id: number; title: string }[]> => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', category.id, 'title', coalesce(translated(category.text, ${language}) ->> 'title', category.code)
      ) order by category.id = product.default_category_id desc nulls last, category.position, category.id
    ),
    '[]'
  )
  from product_category placed
    join category on category.id = placed.category_id and category.visible
  where placed.product_id = ${productId}
)`;

/** SQL expression: titles of the product's keywords. */
export const productTags = (productId: RawBuilder<number>, language: string): RawBuilder<string[]> => sql`array(
  select coalesce(translated(keyword.text, ${language}) ->> 'title', keyword.code)
  from product_keyword tagged
    join keyword on keyword.id = tagged.keyword_id
  where tagged.product_id = ${productId}
  order by keyword.position, keyword.id
)`;
