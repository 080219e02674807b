/** Returns the screen for the view of a URL rewriting lookup; undefined for an unknown view. */
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
