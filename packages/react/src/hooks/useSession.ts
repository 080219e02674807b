import { guestSession, type SessionState, type SessionStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** What {@link useSession} gives. */
export interface UseSession
  extends
    SessionState,
    Pick<
      SessionStore,
      "signIn" | "register" | "signOut" | "changePassword" | "forgotPassword" | "resetPassword" | "reload"
    > {}

/** Who shops, and how that changes. On the server and while hydrating nobody is known: `initialized` is false. */
export function useSession(): UseSession {
  const { session } = useShop();
  const state = useStore(session, guestSession);
  const { signIn, register, signOut, changePassword, forgotPassword, resetPassword, reload } = session;
  return { ...state, signIn, register, signOut, changePassword, forgotPassword, resetPassword, reload };
}
