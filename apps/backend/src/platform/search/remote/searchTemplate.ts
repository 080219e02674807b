/**
 * The only query, as a stored template: callers pass parameters, never a query. Mustache inserts `text` as an escaped
 * JSON string; `match` queries have no operators.
 */
export const SEARCH_TEMPLATE = `{
  "from": {{from}},
  "size": {{size}},
  "timeout": "800ms",
  "track_total_hits": 10000,
  "_source": false,
  "query": {
    "function_score": {
      "query": {
        "bool": {
          "minimum_should_match": 1,
          "should": [
            { "term": { "refs": { "value": "{{ref}}", "boost": 100 } } },
            {
              "multi_match": {
                "query": "{{text}}",
                "type": "cross_fields",
                "minimum_should_match": "2<70%",
                "fields": ["title^10", "category^7", "brand^6", "keyword^5", "choice^4.5", "feature^4.5", "sizes^4",
                  "summary^2.8", "ancestor^2.2", "description^0.8"]
              }
            },
            {
              "multi_match": {
                "query": "{{text}}",
                "type": "best_fields",
                "fuzziness": "AUTO",
                "prefix_length": 1,
                "minimum_should_match": "2<70%",
                "fields": ["title^4", "category^3", "brand^2", "keyword^2"],
                "boost": 0.3
              }
            },
            { "match_phrase_prefix": { "title.plain": { "query": "{{text}}", "boost": 2 } } }
          ]
        }
      },
      "score_mode": "sum",
      "boost_mode": "multiply",
      "functions": [
        { "weight": 0.93 },
        { "filter": { "term": { "in_stock": true } }, "weight": 0.07 },
        { "field_value_factor": { "field": "popularity", "factor": 0.12, "missing": 0 } }
      ]
    }
  },
  {{#category}}"post_filter": { "term": { "categories": {{category}} } },{{/category}}
  "aggs": {
    "all": { "filter": { "match_all": {} } },
    "categories": { "terms": { "field": "categories", "size": 200 } }
  },
  "suggest": {
    "correction": { "text": "{{text}}", "term": { "field": "title.plain", "suggest_mode": "missing", "size": 1 } }
  },
  "sort": ["_score", { "id": "asc" }]
}`;
