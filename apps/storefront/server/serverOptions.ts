import type * as Entry from "../src/entry-server.tsx";
import type { Api } from "./cacheReads.ts";
import type { PageCache } from "./createPageCache.ts";
import type { ClientBuild } from "./manifest.ts";

export type ServerEntry = Pick<typeof Entry, "render" | "loadThirdParties" | "createShop">;

export interface ServerOptions {
  /** Reloaded for each request in development. */
  entry: () => Promise<ServerEntry>;
  build: ClientBuild;
  api: Api;
  /** Static folders, in order of precedence. */
  files: { client: string; pictures: readonly string[] };
  /** Handles files below /media/ that are in no folder. */
  pictures?: ((request: Request) => Promise<Response>) | undefined;
  /** Forces one storefront regardless of the host. */
  storefront: string | undefined;
  shopToken: string;
  pictureOrigins: readonly string[];
  /** Origins of search engines that browsers query directly. */
  searchOrigins?: readonly string[];
  errorDsn?: string | undefined;
  /** Number of trusted proxies in front of this server. Default 0. */
  trustedProxies?: number;
  pageCache?: PageCache | undefined;
  /** `false` disables the Content-Security-Policy, for development only. */
  policy?: boolean;
  isReady: () => Promise<boolean>;
  log: { error(fields: object, message: string): void };
}
