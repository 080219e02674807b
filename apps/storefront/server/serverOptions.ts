import type * as Entry from "../src/entry-server.tsx";
import type { Api } from "./cacheReads.ts";
import type { KeptPages } from "./keepPages.ts";
import type { ClientBuild } from "./manifest.ts";

/** What the build of the pages hands to the server. */
export type ServerEntry = Pick<typeof Entry, "render" | "parties" | "createShop">;

export interface ServerOptions {
  /** loaded anew for each request in development */
  entry: () => Promise<ServerEntry>;
  build: ClientBuild;
  /** answers everything under /api/ */
  api: Api;
  /** folders of files, most important first */
  files: { client: string; pictures: readonly string[] };
  /** answers what lies under /media/ and in no folder */
  pictures?: ((request: Request) => Promise<Response>) | undefined;
  /** the one storefront, whatever the host says */
  storefront: string | undefined;
  shopToken: string;
  pictureOrigins: readonly string[];
  /** of search engines that browsers ask themselves */
  searchOrigins?: readonly string[];
  /** where browsers report faults to; undefined: nowhere */
  faultsTo?: string | undefined;
  /** how many proxies stand in front of this server; 0 where absent */
  trustedProxies?: number;
  /** pages that are the same for everybody; absent: every page is drawn anew */
  pages?: KeptPages | undefined;
  /** false: pages carry no Content-Security-Policy, for development only */
  policy?: boolean;
  ready: () => Promise<boolean>;
  log: { error(fields: object, message: string): void };
}
