import type { OrderRecord } from "../order/orderRecord.ts";
import type { MailSettings } from "./mailSettings.ts";
import { orderHtml } from "./orderHtml.ts";
import { type MailWhere, orderMailContent } from "./orderMailContent.ts";
import { orderText } from "./orderText.ts";

export interface OrderMail {
  subject: string;
  html: string;
  text: string;
}

/** The confirmation of an order, in the order's language and its country's notation. */
export function orderMail(order: OrderRecord, where: MailWhere, settings: MailSettings, link: string): OrderMail {
  const content = orderMailContent(order, where, settings, link);
  return { subject: content.subject, html: orderHtml(content), text: orderText(content) };
}
