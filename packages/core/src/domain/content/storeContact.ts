/** Contact details of a storefront. */
export interface StoreContact {
  phone: string;
  /** "Mo–Fr 8–18 Uhr" */
  supportHours: string;
}
