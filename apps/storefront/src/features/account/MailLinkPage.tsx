import { type FormSchema, isShopError } from "@shop/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { FormResultProps } from "../../shared/form/FormResult.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { FormPage } from "./FormPage.tsx";

interface MailLinkPageProps<Output> {
  /** Prefix of the texts and of field ids. */
  name: "confirmEmail" | "confirmErasure" | "reset";
  path: string;
  text?: string;
  schema: (token: string) => FormSchema<Output>;
  /** Resolves with "refused" when the page stays and explains why. */
  submit: (values: Output) => Promise<void | "refused">;
  /** Next step when the link is invalid. */
  retry: { to: string; label: string };
  /** Text and next step after the submit. Default: to sign in. */
  done?: Pick<FormResultProps, "text" | "link"> | undefined;
  children?: ReactNode;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Token of a mailed link, which a reload of its page reads again. */
    mailToken?: string;
  }
}

/**
 * Page of a mailed link with a token, which moves from the URL to the history entry (legal-security C1, 14.2.1). Requires
 * a click: opening a link must not change state.
 */
export function MailLinkPage<Output>(props: MailLinkPageProps<Output>): ReactElement {
  const { name, path, text, schema, submit, retry, done, children = null } = props;
  const t = useTexts("account");
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [token] = useState(() => readToken(query) ?? router.history.location.state.mailToken ?? "");
  const [state, setState] = useState<"open" | "done" | "invalid">("open");
  useEffect(() => {
    if (readToken(query) !== null) router.history.replace(path, { mailToken: token });
  }, [query, path, router, token]);
  const form = useShopForm({
    name,
    schema: schema(token),
    async submit(values) {
      if (token === "") return setState("invalid");
      try {
        if ((await submit(values)) !== "refused") setState("done");
      } catch (error) {
        if (!isShopError(error, "LINK_INVALID")) throw error;
        setState("invalid");
      }
    },
  });
  const results: Record<typeof state, FormResultProps | undefined> = {
    open: undefined,
    done: {
      icon: "circle-check",
      title: t(`${name}.done`),
      text: t(`${name}.doneText`),
      link: { to: "/login-register?tab=login", label: t("login.title") },
      ...done,
    },
    invalid: { icon: "circle-alert", title: t(`${name}.invalid`), text: t(`${name}.invalidText`), link: retry },
  };
  return (
    <FormPage
      title={t(`${name}.title`)}
      text={text}
      form={form}
      submitLabel={t(`${name}.submit`)}
      result={results[state]}
    >
      {children}
    </FormPage>
  );
}

const readToken = (query: string): string | null => new URLSearchParams(query).get("token");
