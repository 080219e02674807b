import type { Block } from "../template/mailContent.ts";
import { ORDER_TEXTS } from "./texts/orderTexts.ts";
import type { OrderMailContext } from "./orderMailContext.ts";

export const orderLinkBlock = ({ links, language }: OrderMailContext): Block => ({
  kind: "link",
  main: true,
  label: ORDER_TEXTS[language].orderLink,
  href: links.order,
});

export const withdrawalBlocks = ({ links, legalTexts, language }: OrderMailContext): Block[] => [
  ...(legalTexts.withdrawal.title === "" ? [] : [{ kind: "heading", text: legalTexts.withdrawal.title } as const]),
  { kind: "paragraph", text: ORDER_TEXTS[language].withdrawalNotice },
  { kind: "link", label: ORDER_TEXTS[language].withdrawalLink, href: links.withdrawal },
];
