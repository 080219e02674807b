import { Dialog, useConsent } from "@shop/react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { Parties } from "../../app/parties.ts";
import { useLateTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { frameChat } from "./frameChat.ts";

/** Third-party chat, loaded when opened, after consent or an explicit second click. */
export function Chat({ chat }: { chat: NonNullable<Parties["chat"]> }): ReactElement {
  const t = useLateTexts("consent");
  const id = useId();
  const { record } = useConsent();
  const [clicked, setClicked] = useState(false);
  return (
    <section className="lh-chat">
      <Button variant="outline" {...opens(id)} onClick={(event) => openWhereNeeded(event.currentTarget, id)}>
        {t("chat.open")}
      </Button>
      <Dialog id={id} title={t("chat.title")} closeLabel={t("chat.close")} placement="end">
        {chat.isAi && <p className="lh-muted">{t("chat.ai")}</p>}
        {clicked || record?.choice.services === true ? (
          <ChatPlace url={chat.url} title={t("chat.title")} />
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
const opens = (id: string): object => ({ command: "show-modal", commandfor: id });

/** For browsers without invoker commands. */
function openWhereNeeded(button: HTMLButtonElement, id: string): void {
  if ("commandForElement" in button) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

function ChatPlace({ url, title }: { url: string; title: string }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : frameChat({ url, title }).open(place.current)), [url, title]);
  return <div className="lh-chat-place" ref={place} />;
}
