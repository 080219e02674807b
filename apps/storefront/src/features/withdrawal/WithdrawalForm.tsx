import type { Order } from "@shop/core";
import { MAX_LENGTHS } from "@shop/core/wire";
import { withdrawalSchema } from "@shop/core/withdrawal";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactElement, type RefObject, useRef } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { EmailField } from "../../shared/form/EmailField.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { readFormValues, type WithdrawalValues } from "../../shared/withdrawal/submitWithdrawal.ts";
import { type OrderLink, usePrefilledOrder } from "./usePrefilledOrder.ts";

interface WithdrawalFormProps {
  values: WithdrawalValues;
  link: OrderLink;
  /** Rejected by the server: errors are displayed at once. */
  isRejected: boolean;
  onReview: (values: WithdrawalValues) => void;
}

/** Step 1: name, order and e-mail for the receipt. Sends nothing yet. */
export function WithdrawalForm({ values, link, isRejected, onReview }: WithdrawalFormProps): ReactElement {
  const t = useTexts("withdrawal");
  const { data: legal } = useSuspenseQuery(folderLinksQuery(useShop(), "legal"));
  const notice = legal.find(({ code }) => code === "withdrawal");
  const { pathname } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const order = usePrefilledOrder(link, body);
  const form = useShopForm({
    name: "withdrawal",
    schema: withdrawalSchema,
    submit: async () => {
      const sent = body.current?.closest("form");
      if (sent) onReview(readFormValues(new FormData(sent)));
    },
    action: pathname,
    serverSubmission: isRejected ? { values } : undefined,
  });
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="lh-muted">{t("step", { step: 1 })}</p>
      <p>{t("lead")}</p>
      <FormView form={form} submitLabel={t("continue")}>
        <div ref={body} className="lh-stack">
          <Field
            {...form.field("name")}
            label={t("name")}
            defaultValue={values.name}
            autoComplete="name"
            maxLength={MAX_LENGTHS.line}
            required
          />
          <Field
            {...form.field("orderRef")}
            label={t("orderRef")}
            hint={t("orderRefHint")}
            defaultValue={values.orderRef || link.ref}
            autoComplete="off"
            maxLength={MAX_LENGTHS.line}
            required
          />
          <EmailField
            {...form.field("email")}
            label={t("email")}
            hint={t("emailHint")}
            defaultValue={values.email}
            required
          />
          <TextArea
            {...form.field("items")}
            label={t("items")}
            hint={t("itemsHint")}
            defaultValue={values.items}
            autoComplete="off"
            rows={2}
            optional={t("optional")}
          />
          {order !== undefined && <OrderItemButtons order={order} fields={body} />}
          <TextArea
            {...form.field("reason")}
            label={t("reason")}
            defaultValue={values.reason}
            autoComplete="off"
            rows={2}
            optional={t("optional")}
          />
        </div>
      </FormView>
      {notice !== undefined && (
        <p>
          <ShopLink to={notice.url}>{t("notice")}</ShopLink>
        </p>
      )}
    </>
  );
}

/** Items of the order, each a button that adds it to the field. */
function OrderItemButtons(props: { order: Order; fields: RefObject<HTMLElement | null> }): ReactElement {
  const { order, fields } = props;
  const t = useTexts("withdrawal");

  function add(text: string): void {
    const field = fields.current?.querySelector("textarea[name=items]");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const lines = field.value.split("\n").filter((line) => line.trim() !== "");
    if (!lines.includes(text)) field.value = [...lines, text].join("\n");
    field.focus();
  }

  return (
    <ul className="lh-actions" role="list" aria-label={t("known")}>
      {order.lines.map(({ id, title, options, quantity }) => {
        const variantText = options.map(({ value }) => value).join(", ");
        const piece = `${quantity} × ${title}${variantText === "" ? "" : ` (${variantText})`}`;
        return (
          <li key={id}>
            <Button variant="outline" onClick={() => add(piece)}>
              {t("add", { piece })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
