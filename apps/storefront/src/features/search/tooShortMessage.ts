import type { TFunction } from "i18next";

/** "Please enter more than three characters.", for the configured minimum length. */
export const tooShortMessage = (core: TFunction<"core">, minLength: number): string =>
  core("search.tooShort", { context: String(minLength - 1), count: minLength - 1 });
