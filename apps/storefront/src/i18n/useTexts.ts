import type { TFunction } from "i18next";
import { useRouter } from "@tanstack/react-router";
import { use } from "react";
import type { TextNamespace } from "./createTexts.ts";

/** The route's loader must have loaded the namespace. */
export function useTexts<Name extends TextNamespace>(namespace: Name): TFunction<Name> {
  return useRouter().options.context.texts.t(namespace);
}

/** Suspends until the texts are loaded: a part that hydrates after the page must not delay it with its texts. */
export function useLazyTexts<Name extends TextNamespace>(namespace: Name): TFunction<Name> {
  const { texts } = useRouter().options.context;
  // Called unconditionally: React resumes a suspended component and expects the same hooks.
  use(texts.ready(namespace));
  return texts.t(namespace);
}
