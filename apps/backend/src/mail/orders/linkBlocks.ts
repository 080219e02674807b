import type { Block } from "../template/mailContent.ts";
import type { OrderMailContext } from "./orderMailContext.ts";
import { TEXTS } from "../../texts/texts.ts";

export const orderLinkBlock = ({ links, language }: OrderMailContext): Block => ({
  kind: "link",
  main: true,
  label: TEXTS[language].orderMail.orderLink,
  href: links.order,
});

export const withdrawalBlocks = ({ links, legalTexts, language }: OrderMailContext): Block[] => [
  ...(legalTexts.withdrawal.title === "" ? [] : [{ kind: "heading", text: legalTexts.withdrawal.title } as const]),
  { kind: "paragraph", text: TEXTS[language].orderMail.withdrawalNotice },
  { kind: "link", label: TEXTS[language].orderMail.withdrawalLink, href: links.withdrawal },
];
