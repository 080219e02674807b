// One chunk for the views that only some pages contain.
export { Chat } from "./Chat.tsx";
export { ConsentBanner } from "./ConsentBanner.tsx";
export { ReviewBadge } from "./ReviewBadge.tsx";
