import { messageOf } from "@shop/core";
import { useTexts } from "../../i18n/useTexts.ts";

/** Returns a function that maps an error to a message for the shopper. */
export function useErrorMessage(): (error: unknown) => string {
  const core = useTexts("core");
  return (error) => {
    const { key, values } = messageOf(error);
    return core(key, values);
  };
}
