export interface ChatAdapter {
  /**
   * Mounts the chat.
   *
   * @returns a function that removes it
   */
  open(place: HTMLElement): () => void;
}

/** Chat page in a sandboxed iframe, which receives no referrer and no data of the shop. */
export const frameChat = ({ url, title }: { url: string; title: string }): ChatAdapter => ({
  open(place) {
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.referrerPolicy = "no-referrer";
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-popups");
    // Not fetched while the dialog is closed.
    frame.loading = "lazy";
    frame.src = url;
    place.replaceChildren(frame);
    return () => frame.remove();
  },
});
