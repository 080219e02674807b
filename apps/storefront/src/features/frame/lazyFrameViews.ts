// One chunk for all lazy parts of the frame, loaded right after hydration.
export { CategoryMenuContent } from "./CategoryMenuContent.tsx";
export { DisplayBar } from "./DisplayForm.tsx";
export { ErrorScreen, OfflineNotice } from "./ErrorScreen.tsx";
export { Footer } from "./Footer.tsx";
export { PhoneBlock } from "./PhoneBlock.tsx";
export { NotFoundScreen } from "./NotFoundScreen.tsx";
export { rejectionMessages } from "@shop/core/cart";
export { ScrollToTop } from "./ScrollToTop.tsx";
