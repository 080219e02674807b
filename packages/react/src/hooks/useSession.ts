"use client";

import { guestSession, type SessionState, type SessionStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of the session. */
export interface UseSession
  extends
    SessionState,
    Pick<
      SessionStore,
      "signIn" | "register" | "signOut" | "changePassword" | "forgotPassword" | "resetPassword" | "reloadCustomer"
    > {}

/** Returns the session and its actions. On the server and during hydration: a guest session, `isInitialized` false. */
export function useSession(): UseSession {
  const { session } = useShop();
  const state = useStore(session, guestSession);
  const { signIn, register, signOut, changePassword, forgotPassword, resetPassword, reloadCustomer } = session;
  return { ...state, signIn, register, signOut, changePassword, forgotPassword, resetPassword, reloadCustomer };
}
