/** The colours a sale element can have (the codes of the demo's `color` attribute), as cloth or lacquer shows them. */
export const COLORS = {
  forest: "#2f5a48",
  sage: "#8a9a86",
  olive: "#6f7148",
  grey: "#8a939a",
  anthracite: "#4a4e52",
  sand: "#d8cbb8",
  cream: "#ece4d6",
  mustard: "#c8963a",
  terracotta: "#b5603f",
  rust: "#8f4a2d",
  navy: "#2f4560",
  blue: "#6d8ba6",
  rose: "#c39a92",
  bordeaux: "#6b2733",
  taupe: "#9b8b7c",
  cognac: "#9a5b2f",
  oak: "#cfae82",
  walnut: "#6b4a33",
  beech: "#d9b68c",
  pine: "#e2c08d",
  acacia: "#a8713f",
  rattan: "#c79a63",
  black: "#2a2827",
  white: "#f0eee9",
  brass: "#b08d57",
  chrome: "#c9ccce",
  glass: "#e8efee",
} as const;

export type Color = keyof typeof COLORS;

/** The codes of the demo's `cover` feature. */
export type Cover = "weave" | "linen" | "velvet" | "boucle" | "cotton-linen" | "leather" | "knit" | "felt" | "terry";
