import { parseAmazonSessionId } from "@shop/core/checkout";
import { useCheckout, useShop } from "@shop/react";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { CartChanges } from "../../shared/cartChanges/CartChanges.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AddressStep } from "./AddressStep.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ContactStep } from "./ContactStep.tsx";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { PaymentStep } from "./PaymentStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { pendingOrderPath } from "./usePlaceOrder.ts";
import { focusOnMount } from "../../ui/focus.ts";
import { StepSection } from "./StepSection.tsx";
import { headingId, isBefore, resolveStep, parseStep, type Step, STEPS } from "./steps.ts";
import { type CheckoutState, useCheckoutState } from "./useCheckoutState.ts";
import "../../shared/service.css";

const screens = {
  contact: ContactStep,
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
} as const;

export function CheckoutScreen(): ReactElement {
  const t = useTexts("checkout");
  const state = useCheckoutState();
  const { cartCheck } = state;
  const { isInitialized, lines } = state.cart;
  return (
    <div className="lh-page lh-checkout" aria-busy={!isInitialized}>
      <h1>{t("title")}</h1>
      <noscript>{t("noScript")}</noscript>
      {/* A rejected order displays the changes itself, as long as there are lines to order. */}
      <CartChanges
        cartCheck={cartCheck.isAfterRejection && lines.length > 0 ? { ...cartCheck, check: undefined } : cartCheck}
      />
      {isInitialized && lines.length > 0 && <CheckoutSteps state={state} />}
      {isInitialized && lines.length === 0 && <EmptyCheckout />}
    </div>
  );
}

/** Empty cart. A cart that was submitted here redirects to its result page. */
function EmptyCheckout(): ReactElement | null {
  const t = useTexts("checkout");
  const router = useRouter();
  const shop = useShop();
  const page = pendingOrderPath(shop.checkout);
  useEffect(() => {
    if (page !== undefined) void router.navigate({ href: page, replace: true });
  }, [page, router]);
  if (page !== undefined) return null;
  if (!shop.checkout.hasSuspendedDraft())
    return <EmptyState icon="shopping-cart" title={t("empty")} action={<ButtonLink to="/" label={t("toHome")} />} />;
  // The session expired during checkout: the cart belongs to the customer, and the typed data are kept.
  return (
    <div tabIndex={-1} ref={focusOnMount}>
      <EmptyState
        icon="user"
        title={t("sessionOver.title")}
        text={t("sessionOver.text")}
        action={<ButtonLink size="large" to="/login-register?tab=login" label={t("toLogin")} />}
      />
    </div>
  );
}

const NEAREST = { block: "nearest" } as const;

function CheckoutSteps({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const navigate = useNavigate();
  const search: { step?: unknown; amazonCheckoutSessionId?: unknown } = useSearch({ strict: false });
  const requested = parseStep(search.step);
  const fromAmazon = parseAmazonSessionId(search.amazonCheckoutSessionId);
  const { edit } = useCheckout();
  const { isShopperLoaded } = state;
  const open = resolveStep(requested, state.progress, state.shopper === undefined ? "contact" : "address");
  // The URL must name the open step: with an unreachable step in it, completing a field would leave the current step.
  useEffect(() => {
    if (fromAmazon !== undefined) {
      // Stored in the draft and removed from the URL, which may be shared.
      edit({ amazonSessionId: fromAmazon });
      void navigate({ to: "/checkout", search: { step: requested }, replace: true });
    } else if (isShopperLoaded && requested !== open) {
      // The first step depends on the session.
      void navigate({ to: "/checkout", search: { step: open }, replace: true });
    }
  }, [fromAmazon, isShopperLoaded, requested, open, navigate, edit]);
  const previousStep = useRef(open);
  // The pressed button unmounts: focus moves to the heading of the new step.
  useEffect(() => {
    if (previousStep.current === open) return;
    previousStep.current = open;
    const heading = document.getElementById(headingId(open));
    heading?.closest("li")?.scrollIntoView(NEAREST);
    // Of a step that is taller than the screen, the end would show.
    heading?.scrollIntoView(NEAREST);
    heading?.focus({ preventScroll: true });
  }, [open]);
  const go = (step: Step): void => void navigate({ to: "/checkout", search: { step }, resetScroll: false });
  const statusOf = (step: Step) => (step === open ? "open" : isBefore(step, open) ? "done" : "ahead");
  return (
    <div className="lh-checkout-columns" data-step={open}>
      <ol className="lh-steps" aria-label={t("steps.label")}>
        {STEPS.map((step) => {
          const Screen = screens[step];
          return (
            <StepSection key={step} step={step} state={state} status={statusOf(step)} onEdit={() => go(step)}>
              <Screen state={state} onNext={go} />
            </StepSection>
          );
        })}
      </ol>
      <CheckoutSummary state={state} />
    </div>
  );
}
