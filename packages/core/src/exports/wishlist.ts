// An entry of its own: shops without a wish list do not load it.
export {
  createWishlist,
  EMPTY_WISHLIST,
  MAX_WISHLIST_PRODUCTS,
  type Wishlist,
  type WishlistEnvironment,
} from "../wishlist/createWishlist.js";
