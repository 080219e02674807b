import type { TFunction } from "i18next";
import { useRouter } from "@tanstack/react-router";

/** The words of a namespace, which the route's loader has loaded. */
export function useTexts(namespace: string): TFunction {
  return useRouter().options.context.texts.t(namespace);
}
