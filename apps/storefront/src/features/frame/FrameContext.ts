import { createContext } from "react";

/** Whether header and footer surround the content. */
export const FrameContext = createContext(false);
