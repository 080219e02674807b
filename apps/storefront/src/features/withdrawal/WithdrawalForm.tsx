import { withdrawalSchema } from "@shop/core/withdrawal";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactElement, useRef } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { FormView } from "../../app/FormView.tsx";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field, TextArea } from "../../ui/Field.tsx";
import { KnownPieces } from "./KnownPieces.tsx";
import { typedOf } from "./typedOf.ts";
import { useKnownOrder } from "./useKnownOrder.ts";
import type { OrderLink } from "./useOrderLink.ts";
import type { Typed } from "./withdrawalAnswer.ts";

interface WithdrawalFormProps {
  typed: Typed;
  link: OrderLink;
  /** Rejected by the server: errors are displayed at once. */
  refused: boolean;
  onReview: (typed: Typed) => void;
}

/** Step 1: name, order and e-mail for the receipt. Sends nothing yet. */
export function WithdrawalForm({ typed, link, refused, onReview }: WithdrawalFormProps): ReactElement {
  const t = useTexts("withdrawal");
  const { data: legal } = useSuspenseQuery(linksQuery(useShop(), "legal"));
  const notice = legal.find(({ code }) => code === "withdrawal");
  const { pathname } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const order = useKnownOrder(link, body);
  const form = useForm({
    name: "withdrawal",
    schema: withdrawalSchema,
    send: async () => {
      const sent = body.current?.closest("form");
      if (sent) onReview(typedOf(new FormData(sent)));
    },
    action: pathname,
    before: refused ? { values: typed } : undefined,
  });
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="lh-muted">{t("step", { step: 1 })}</p>
      <p>{t("lead")}</p>
      <FormView form={form} submit={t("continue")}>
        <div ref={body} className="lh-stack">
          <Field {...form.field("name")} label={t("name")} defaultValue={typed.name} autoComplete="name" required />
          <Field
            {...form.field("orderRef")}
            label={t("orderRef")}
            hint={t("orderRefHint")}
            defaultValue={typed.orderRef || link.ref}
            autoComplete="off"
            maxLength={255}
            required
          />
          <Field
            {...form.field("email")}
            type="email"
            label={t("email")}
            hint={t("emailHint")}
            defaultValue={typed.email}
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
            defaultValue={typed.pieces}
            autoComplete="off"
            rows={2}
            optional={t("optional")}
          />
          {order !== undefined && <KnownPieces order={order} fields={body} />}
          <TextArea
            {...form.field("reason")}
            label={t("reason")}
            defaultValue={typed.reason}
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
