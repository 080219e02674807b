/** The screen that shows what a rewriting lookup found; `undefined` for a view the shop does not know. Source: specification 2. */
export function screenFor(view: string): "product" | "listing" | "content" | undefined {
  switch (view) {
    case "product":
    case "pse":
      return "product";
    case "category":
    case "brand":
      return "listing";
    case "content":
      return "content";
    default:
      return undefined;
  }
}
