import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * The secret of a mailed link; "" where the address had none. It is read once and leaves the address before anything else
 * happens. Source: legal-security C1, 14.2.1.
 */
export function useMailToken(path: string): string {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [token] = useState(() => tokenIn(query) ?? "");
  useEffect(() => {
    if (tokenIn(query) !== null) router.history.replace(path);
  }, [query, path, router]);
  return token;
}

const tokenIn = (query: string): string | null => new URLSearchParams(query).get("token");
