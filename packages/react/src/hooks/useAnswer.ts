import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** The answer of a read call, as far as there is one. */
export interface Answer<T> {
  /** undefined until there is one; kept while it is asked for again */
  data: T | undefined;
  error: unknown;
  loading: boolean;
  reload(): void;
}

/**
 * The answer of one read call, asked for when the component appears. For apps without a query library; those that have one
 * take the builders of `@shop/core/query`.
 *
 * @param key what the answer depends on: another key is another question, and undefined is none
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
  // An answer to another question is none: another customer's least of all.
  const own = state?.key === key ? state : undefined;
  return {
    data: own?.data,
    error: own?.error,
    loading: key !== undefined && own === undefined,
    reload: useCallback(() => setRound((count) => count + 1), []),
  };
}
