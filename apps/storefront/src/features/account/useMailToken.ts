import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Returns the token of a mailed link, "" when absent. Reads it once and removes it from the URL.
 * Source: legal-security C1, 14.2.1.
 */
export function useMailToken(path: string): string {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [token] = useState(() => readToken(query) ?? "");
  useEffect(() => {
    if (readToken(query) !== null) router.history.replace(path);
  }, [query, path, router]);
  return token;
}

const readToken = (query: string): string | null => new URLSearchParams(query).get("token");
