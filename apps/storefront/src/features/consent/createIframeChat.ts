export interface ChatAdapter {
  /**
   * Mounts the chat.
   *
   * @returns a function that removes it
   */
  open(container: HTMLElement): () => void;
}

/** Chat page in a sandboxed iframe, which receives no referrer and no data of the shop. */
export const createIframeChat = ({ url, title }: { url: string; title: string }): ChatAdapter => ({
  open(container) {
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.referrerPolicy = "no-referrer";
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-popups");
    // Not fetched while the dialog is closed.
    frame.loading = "lazy";
    frame.src = url;
    container.replaceChildren(frame);
    return () => frame.remove();
  },
});
