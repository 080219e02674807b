import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Order of a link to this page: a customer's own, or a guest's by e-mailed link. */
export interface OrderLink {
  ref: string;
  hash: string;
  /** 0: none. */
  orderId: number;
}

/** Reads the URL once, and removes the secret in its fragment. */
export function useOrderLink(): OrderLink {
  const router = useRouter();
  const { pathname, searchStr, hash } = useLocation();
  const [link] = useState(() => readLink(searchStr, hash));
  useEffect(() => {
    if (hash !== "") router.history.replace(pathname + searchStr);
  }, [hash, pathname, searchStr, router]);
  return link;
}

function readLink(search: string, hash: string): OrderLink {
  const query = new URLSearchParams(search);
  return {
    ref: query.get("order") ?? "",
    hash: new URLSearchParams(hash).get("key") ?? "",
    orderId: Number(/^\d{1,10}$/.exec(query.get("order_id") ?? "")?.[0] ?? 0),
  };
}
