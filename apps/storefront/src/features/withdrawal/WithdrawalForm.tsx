import { withdrawalSchema } from "@shop/core/withdrawal";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactElement, useRef } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field, TextArea } from "../../ui/Field.tsx";
import { OrderItemButtons } from "./OrderItemButtons.tsx";
import { readFormValues } from "./readFormValues.ts";
import { usePrefilledOrder } from "./usePrefilledOrder.ts";
import type { OrderLink } from "./useOrderLink.ts";
import type { WithdrawalValues } from "./submitWithdrawal.ts";

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
          <Field {...form.field("name")} label={t("name")} defaultValue={values.name} autoComplete="name" required />
          <Field
            {...form.field("orderRef")}
            label={t("orderRef")}
            hint={t("orderRefHint")}
            defaultValue={values.orderRef || link.ref}
            autoComplete="off"
            maxLength={255}
            required
          />
          <Field
            {...form.field("email")}
            type="email"
            label={t("email")}
            hint={t("emailHint")}
            defaultValue={values.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <TextArea
            {...form.field("pieces")}
            label={t("pieces")}
            hint={t("piecesHint")}
            defaultValue={values.pieces}
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
