import { isShopError } from "@shop/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

interface MailLink {
  /** "" when absent. */
  token: string;
  state: "open" | "done" | "invalid";
  /** Runs the call that uses the token. */
  redeem: (call: () => Promise<void>) => Promise<void>;
}

/** Token of a mailed link. Reads it once and removes it from the URL. Source: legal-security C1, 14.2.1. */
export function useMailLink(path: string): MailLink {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [token] = useState(() => readToken(query) ?? "");
  const [state, setState] = useState<MailLink["state"]>("open");
  useEffect(() => {
    if (readToken(query) !== null) router.history.replace(path);
  }, [query, path, router]);
  return {
    token,
    state,
    async redeem(call) {
      if (token === "") return setState("invalid");
      try {
        await call();
        setState("done");
      } catch (error) {
        if (!isShopError(error, "LINK_INVALID")) throw error;
        setState("invalid");
      }
    },
  };
}

const readToken = (query: string): string | null => new URLSearchParams(query).get("token");
