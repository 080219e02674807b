import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Ended } from "./Ended.tsx";
import type { NewsletterAnswer } from "./newsletterAnswer.ts";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { SubscribeForm } from "./SubscribeForm.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { type Given, useGiven } from "./useGiven.ts";

/** Subscribes to the newsletter, and confirms by the e-mailed link. Source: specification 2. */
export function NewsletterScreen({ answer }: { answer: NewsletterAnswer | undefined }): ReactElement {
  const t = useTexts("newsletter");
  const given = useGiven("/newsletter", answer);
  return (
    <NewsletterPage title={t("title")}>
      <Subscription key={given.key} given={given} />
    </NewsletterPage>
  );
}

function Subscription({ given }: { given: Given }): ReactElement {
  const t = useTexts("newsletter");
  const [end, setEnd] = useState(given.end);
  const [email, setEmail] = useState(given.email);
  const [again, setAgain] = useState(false);
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const beginAgain = (): void => {
    setEnd(undefined);
    setAgain(true);
  };
  if (end === "sent") {
    return (
      <Ended
        icon="mail"
        title={t("sent.title")}
        action={
          <ShopLink {...buttonLook({ variant: "outline" })} to="/newsletter" onClick={beginAgain}>
            {t("sent.other")}
          </ShopLink>
        }
      >
        <p>{t("sent.text", { email })}</p>
        <p>{t("sent.nothing")}</p>
      </Ended>
    );
  }
  if (end === "invalid") {
    return (
      <Ended
        icon="circle-alert"
        title={t("confirm.invalid")}
        action={
          <ShopLink {...buttonLook()} to="/newsletter" onClick={beginAgain}>
            {t("confirm.again")}
          </ShopLink>
        }
      >
        <p>{t("confirm.invalidText")}</p>
      </Ended>
    );
  }
  if (end !== undefined) {
    return (
      <Ended
        icon="circle-check"
        title={t("confirm.done")}
        action={
          <ShopLink {...buttonLook()} to="/">
            {t("toHome")}
          </ShopLink>
        }
      >
        <p>{t("confirm.doneText")}</p>
      </Ended>
    );
  }
  if (given.token !== "" && !again) {
    return (
      <div className="lh-narrow">
        <h1>{t("confirm.title")}</h1>
        <p>{t("confirm.text", { shop: config.storeName })}</p>
        <TokenForm action="confirm" given={given} submit={t("confirm.submit")} onEnd={setEnd} />
      </div>
    );
  }
  return (
    <div className="lh-narrow">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <SubscribeForm
        given={again ? { email: "", before: undefined } : given}
        again={again}
        onSent={(to) => {
          setEmail(to);
          setEnd("sent");
        }}
      />
    </div>
  );
}
