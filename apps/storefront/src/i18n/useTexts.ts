import type { TFunction } from "i18next";
import { useRouter } from "@tanstack/react-router";
import { use } from "react";
import type { TextNamespace } from "./createTexts.ts";

/**
 * Suspends until the texts are loaded. The route's loader loads those of the page; a part that hydrates later loads its own
 * then, without delaying the page.
 */
export function useTexts<Name extends TextNamespace>(namespace: Name): TFunction<Name> {
  const { texts } = useRouter().options.context;
  // Called unconditionally: React resumes a suspended component and expects the same hooks.
  use(texts.ready(namespace));
  return texts.t(namespace);
}
