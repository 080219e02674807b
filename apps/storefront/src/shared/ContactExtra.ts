import { createContext, type ReactNode } from "react";

/** Further way to reach the shop, below its address: the chat. The root route provides it. */
export const ContactExtra = createContext<ReactNode>(null);
