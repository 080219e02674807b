/** How the shop is reached in a storefront. Source: specification 3, store contact. */
export interface StoreContact {
  phone: string;
  /** "Mo–Fr 8–18 Uhr" */
  supportTime: string;
}
