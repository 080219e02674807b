/** Where a chat is shown. Another provider is another of these. */
export interface ChatAdapter {
  /** Shows it there; gives back its own undoing. */
  open(place: HTMLElement): () => void;
}

/** A chat that is a page of its own: in a frame that sees nothing of the shop, not even which page it stands on. */
export const frameChat = ({ url, title }: { url: string; title: string }): ChatAdapter => ({
  open(place) {
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.referrerPolicy = "no-referrer";
    frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-popups");
    // In a closed dialog it is not asked for yet.
    frame.loading = "lazy";
    frame.src = url;
    place.replaceChildren(frame);
    return () => frame.remove();
  },
});
