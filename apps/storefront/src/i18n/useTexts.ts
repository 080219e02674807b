import type { TFunction } from "i18next";
import { useRouter } from "@tanstack/react-router";
import { use } from "react";

/** The words of a namespace, which the route's loader has loaded. */
export function useTexts(namespace: string): TFunction {
  return useRouter().options.context.texts.t(namespace);
}

/**
 * The words of a part that comes alive after the page, and fetches them then: the server has them, and the page does not
 * wait for them to hydrate. Its place is kept meanwhile.
 */
export function useLateTexts(namespace: string): TFunction {
  const { texts } = useRouter().options.context;
  // Always: React takes up a part that has waited where it stood, and counts its hooks.
  use(texts.ready(namespace));
  return texts.t(namespace);
}
