// One module for what only some pages have: the question, the badge of reviews, the chat.
export { Chat } from "./Chat.tsx";
export { ConsentBanner } from "./ConsentBanner.tsx";
export { ReviewBadge } from "./ReviewBadge.tsx";
