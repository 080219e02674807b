import { Dialog, useConsent } from "@shop/react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { ThirdPartyConfig } from "../../shared/thirdParties/thirdPartyConfig.ts";
import { useLazyTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { createIframeChat } from "./createIframeChat.ts";

/** Third-party chat, loaded when opened, after consent or an explicit second click. */
export function Chat({ chat }: { chat: NonNullable<ThirdPartyConfig["chat"]> }): ReactElement {
  const t = useLazyTexts("consent");
  const id = useId();
  const { record } = useConsent();
  const [clicked, setClicked] = useState(false);
  return (
    <section className="lh-chat">
      <Button variant="outline" {...invokerProps(id)} onClick={(event) => openFallback(event.currentTarget, id)}>
        {t("chat.open")}
      </Button>
      <Dialog id={id} title={t("chat.title")} closeLabel={t("chat.close")} placement="end">
        {chat.isAi && <p className="lh-muted">{t("chat.ai")}</p>}
        {clicked || record?.choice.services === true ? (
          <ChatFrame url={chat.url} title={t("chat.title")} />
        ) : (
          <>
            <p>{t("chat.loadHint", { host: new URL(chat.url).host })}</p>
            <Button onClick={() => setClicked(true)}>{t("chat.load")}</Button>
          </>
        )}
      </Dialog>
    </section>
  );
}

/** Works before hydration. */
const invokerProps = (id: string): object => ({ command: "show-modal", commandfor: id });

/** For browsers without invoker commands. */
function openFallback(button: HTMLButtonElement, id: string): void {
  if ("commandForElement" in button) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

function ChatFrame({ url, title }: { url: string; title: string }): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  useEffect(
    () => (container.current === null ? undefined : createIframeChat({ url, title }).open(container.current)),
    [url, title],
  );
  return <div className="lh-chat-place" ref={container} />;
}
