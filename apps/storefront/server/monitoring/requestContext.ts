import { AsyncLocalStorage } from "node:async_hooks";

/** Request that log lines and metrics belong to. */
export interface RequestContext {
  requestId: string;
  /** True if the response was kept from an earlier request. */
  isKept: boolean;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
