import type { messages } from "./de.js";

type Plural = `${string}_${"zero" | "two" | "few" | "many"}`;
type Translated<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Translated<Text[Key]> } & { readonly [Key in Plural]: string };

/** Messages of the core in i18next's format: the keys of the German ones, and further plurals. */
export type Messages = Translated<typeof messages>;
