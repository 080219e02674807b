import { parseAmazonSession } from "@shop/core/checkout";
import { useCheckout, useShop } from "@shop/react";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { CartChanges } from "../../app/CartChanges.tsx";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AddressStep } from "./AddressStep.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ContactStep } from "./ContactStep.tsx";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { PaymentStep } from "./PaymentStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { pageOfSentCart } from "./standingOrder.ts";
import { takeFocus } from "../../ui/takeFocus.ts";
import { StepSection } from "./StepSection.tsx";
import { headingId, isBefore, openStep, parseStep, type Step, STEPS } from "./steps.ts";
import { type CheckoutState, useCheckoutState } from "./useCheckoutState.ts";

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
  const { news } = state;
  const { initialized, lines } = state.cart;
  return (
    <div className="lh-page lh-checkout" aria-busy={!initialized}>
      <h1>{t("title")}</h1>
      <noscript>{t("noScript")}</noscript>
      {/* A rejected order displays the changes itself, as long as there are lines to order. */}
      <CartChanges news={news.refused && lines.length > 0 ? { ...news, check: undefined } : news} />
      {initialized && lines.length > 0 && <OpenCheckout state={state} />}
      {initialized && lines.length === 0 && <NothingToOrder />}
    </div>
  );
}

/** Empty cart. A cart that was submitted here redirects to its result page. */
function NothingToOrder(): ReactElement | null {
  const t = useTexts("checkout");
  const router = useRouter();
  const shop = useShop();
  const page = pageOfSentCart(shop.checkout);
  useEffect(() => {
    if (page !== undefined) void router.navigate({ href: page, replace: true });
  }, [page, router]);
  if (page !== undefined) return null;
  if (shop.checkout.isWaiting()) return <SessionOver />;
  return (
    <EmptyState
      icon="shopping-cart"
      title={t("empty")}
      action={
        <ShopLink {...buttonLook()} to="/">
          {t("toHome")}
        </ShopLink>
      }
    />
  );
}

/** The session expired during checkout: the cart belongs to the customer, and the typed data are kept. */
function SessionOver(): ReactElement {
  const t = useTexts("checkout");
  return (
    <div tabIndex={-1} ref={takeFocus}>
      <EmptyState
        icon="user"
        title={t("sessionOver.title")}
        action={
          <ShopLink {...buttonLook({ size: "large" })} to="/login-register?tab=login">
            {t("toLogin")}
          </ShopLink>
        }
      >
        <p>{t("sessionOver.text")}</p>
      </EmptyState>
    </div>
  );
}

function OpenCheckout({ state }: { state: CheckoutState }): ReactElement {
  const t = useTexts("checkout");
  const navigate = useNavigate();
  const search: { step?: unknown; amazonCheckoutSessionId?: unknown } = useSearch({ strict: false });
  const asked = parseStep(search.step);
  const fromAmazon = parseAmazonSession(search.amazonCheckoutSessionId);
  const { edit } = useCheckout();
  const { known } = state;
  const open = openStep(asked, state.progress, state.shopper === undefined ? "contact" : "address");
  // The URL must name the open step: with an unreachable step in it, completing a field would leave the current step.
  useEffect(() => {
    if (fromAmazon !== undefined) {
      // Stored in the draft and removed from the URL, which may be shared.
      edit({ amazonSessionId: fromAmazon });
      void navigate({ to: "/checkout", search: { step: asked }, replace: true });
    } else if (known && asked !== open) {
      // The first step depends on the session.
      void navigate({ to: "/checkout", search: { step: open }, replace: true });
    }
  }, [fromAmazon, known, asked, open, navigate, edit]);
  const shown = useRef(open);
  // The pressed button unmounts: focus moves to the heading of the new step.
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const heading = document.getElementById(headingId(open));
    heading?.closest("li")?.scrollIntoView({ block: "nearest" });
    heading?.focus({ preventScroll: true });
  }, [open]);
  const go = (step: Step): void => void navigate({ to: "/checkout", search: { step }, resetScroll: false });
  const placeOf = (step: Step) => (step === open ? "open" : isBefore(step, open) ? "done" : "ahead");
  return (
    <div className="lh-checkout-columns" data-step={open}>
      <ol className="lh-steps" aria-label={t("steps.label")}>
        {STEPS.map((step) => {
          const Screen = screens[step];
          return (
            <StepSection key={step} step={step} state={state} place={placeOf(step)} onEdit={() => go(step)}>
              <Screen state={state} onNext={go} />
            </StepSection>
          );
        })}
      </ol>
      <CheckoutSummary state={state} />
    </div>
  );
}
