"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** State of a fetched resource. */
export interface Resource<T> {
  /** Undefined until loaded. Kept while reloading. */
  data: T | undefined;
  /** Value the fetcher rejected with, usually a `ShopError`; undefined while there is none. */
  error: unknown;
  /** True until the first response for this `key`. */
  isLoading: boolean;
  /** Fetches again; `data` stays until the response. */
  refetch(): void;
}

/**
 * Fetches a resource on mount and whenever `key` changes. For apps without a query library; with one, use the builders
 * of `@shop/core/query`.
 *
 * @param key identifies the resource; undefined sends no request
 * @param fetcher fetches the resource
 */
export function useResource<T>(key: string | undefined, fetcher: () => Promise<T>): Resource<T> {
  const [state, setState] = useState<{ key: string | undefined; data: T | undefined; error: unknown }>();
  const [revision, setRevision] = useState(0);
  const latest = useEffectEvent(fetcher);
  const requestKey = key === undefined ? undefined : `${revision} ${key}`;
  useEffect(() => {
    if (requestKey === undefined) return;
    let isCurrent = true;
    const settle = (next: Partial<{ data: T; error: unknown }>): void => {
      if (isCurrent) setState({ key, data: undefined, error: undefined, ...next });
    };
    latest().then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, requestKey]);
  // Data of another key must not leak, for example to another customer.
  const current = state?.key === key ? state : undefined;
  return {
    data: current?.data,
    error: current?.error,
    isLoading: key !== undefined && current === undefined,
    refetch: useCallback(() => setRevision((count) => count + 1), []),
  };
}
