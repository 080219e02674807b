import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** State of a fetched resource. */
export interface Answer<T> {
  /** Undefined until loaded. Kept while reloading. */
  data: T | undefined;
  error: unknown;
  loading: boolean;
  reload(): void;
}

/**
 * Fetches a resource on mount and whenever `key` changes. For apps without a query library; with one, use the builders
 * of `@shop/core/query`.
 *
 * @param key identifies the resource; undefined sends no request
 * @param ask fetches the resource
 */
export function useAnswer<T>(key: string | undefined, ask: () => Promise<T>): Answer<T> {
  const [state, setState] = useState<{ key: string | undefined; data: T | undefined; error: unknown }>();
  const [round, setRound] = useState(0);
  const latest = useEffectEvent(ask);
  const question = key === undefined ? undefined : `${round} ${key}`;
  useEffect(() => {
    if (question === undefined) return;
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
  }, [key, question]);
  // Data of another key must not leak, for example to another customer.
  const own = state?.key === key ? state : undefined;
  return {
    data: own?.data,
    error: own?.error,
    loading: key !== undefined && own === undefined,
    reload: useCallback(() => setRound((count) => count + 1), []),
  };
}
