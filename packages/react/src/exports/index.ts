export { ShopProvider, useShop } from "../ShopProvider.js";
export { useStore } from "../useStore.js";
export { type UseCart, useCart } from "../hooks/useCart.js";
export { type UseCartLine, useCartLine } from "../hooks/useCartLine.js";
export { type UseMiniCart, useMiniCart } from "../hooks/useMiniCart.js";
export { type UseConsent, useConsent } from "../hooks/useConsent.js";
export { type UseShipping, useShipping } from "../hooks/useShipping.js";
export { type UseMarket, useMarket } from "../hooks/useMarket.js";
export { useAddresses, useCustomer, useOrders } from "../hooks/useAccount.js";
export { type Resource, useResource } from "../hooks/useResource.js";
export { type FormOptions, type FormValues, type RejectedSubmission, type UseForm, useForm } from "../hooks/useForm.js";
export { type PriceSettings, usePriceDisplay } from "../hooks/usePriceDisplay.js";
export { type UseSession, useSession } from "../hooks/useSession.js";
export { useShopEvent } from "../hooks/useShopEvent.js";
export { useTotals } from "../hooks/useTotals.js";
export { type UseCheckout, useCheckout } from "../hooks/useCheckout.js";

// ── components ──────────────────────────────────────
export { Badge, type BadgeProps } from "../components/Badge.js";
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "../components/Breadcrumbs.js";
export { type CartLineLabels, CartLineView, type CartLineViewProps } from "../components/CartLineView.js";
export {
  type CartTotalsLabels,
  CartTotalsRow,
  type CartTotalsRowProps,
  CartTotalsView,
  type CartTotalsViewProps,
} from "../components/CartTotalsView.js";
export {
  ChoiceButtons,
  type Choice,
  type RadioChoicesProps,
  type SwatchChoice,
  Swatches,
} from "../components/RadioChoices.js";
export { Dialog, type DialogProps } from "../components/Dialog.js";
export { EnergyArrow, type EnergyArrowProps } from "../components/EnergyArrow.js";
export { Gallery, type GalleryLabels, type GalleryProps, type GallerySlide } from "../components/Gallery.js";
export { GalleryZoom, type GalleryZoomLabels, type GalleryZoomProps } from "../components/GalleryZoom.js";
export type { LinkComponent, LinkProps } from "../components/LinkComponent.js";
export { type DimensionLabels, formatDimensions } from "../components/formatDimensions.js";
export { type MiniCartLabels, MiniCartView, type MiniCartViewProps } from "../components/MiniCartView.js";
export { Money, type MoneyProps, type MoneyFormat } from "../components/Money.js";
export { PriceBlock, type PriceBlockLabels, type PriceBlockProps } from "../components/PriceBlock.js";
export { ProductCard, type ProductCardLabels, type ProductCardProps } from "../components/ProductCard.js";
export { ProductCardSkeleton } from "../components/ProductCardSkeleton.js";
export { ProductGrid, ProductGridItem, type ProductGridProps } from "../components/ProductGrid.js";
export { buildSrcSet, ProductPicture, type ProductPictureProps } from "../components/ProductPicture.js";
export { QuantityField, type QuantityFieldLabels, type QuantityFieldProps } from "../components/QuantityField.js";
export { Rating, type RatingProps } from "../components/Rating.js";
export { RatingStars, type RatingStarsProps } from "../components/RatingStars.js";
export { SearchHit, type SearchHitLabels, type SearchHitProps } from "../components/SearchHit.js";
export { Skeleton, type SkeletonProps } from "../components/Skeleton.js";
export { StockLabel, type StockLabels } from "../components/StockLabel.js";
export { SwatchDot } from "../components/SwatchDot.js";
export { Toaster, type ToasterProps, type ToastItem, ToastRegion } from "../components/Toaster.js";
