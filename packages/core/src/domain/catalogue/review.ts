/** What somebody says of a product. */
export interface Review {
  id: number;
  author: string;
  title: string;
  content: string;
  /** in which language it was written, "de" */
  language: string;
  /** 1 … 5 */
  rating: number;
  /** the author bought the product in this shop */
  verified: boolean;
  createdAt: Date;
}
