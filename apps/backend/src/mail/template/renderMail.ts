import type { StoreSettings } from "../../settings/storeSettings.ts";
import { renderHtml } from "./renderHtml.ts";
import type { MailContent } from "./mailContent.ts";
import { renderText } from "./renderText.ts";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export function renderMail(
  content: MailContent,
  settings: Pick<StoreSettings, "storeName" | "mailLogoUrl" | "imprint">,
): RenderedMail {
  // Line breaks in a subject would allow header injection.
  const subject = content.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
  const html = renderHtml({ ...content, subject }, settings);
  return { subject, html: removeControls(html), text: removeControls(renderText(content, settings.imprint)) };
}

/** Shoppers' texts may contain escape sequences, which terminals and mail clients execute. */
const removeControls = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
