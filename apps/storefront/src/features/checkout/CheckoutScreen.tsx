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

/** From the cart to the order, one step open at a time; those before it can be changed. */
export function CheckoutScreen(): ReactElement {
  const t = useTexts("checkout");
  const state = useCheckoutState();
  const { news } = state;
  const { initialized, lines } = state.cart;
  return (
    <div className="lh-page lh-checkout" aria-busy={!initialized}>
      <h1>{t("title")}</h1>
      <noscript>{t("noScript")}</noscript>
      {/* Who is told why an order was refused reads it there, as long as there is something to order. */}
      <CartChanges news={news.refused && lines.length > 0 ? { ...news, check: undefined } : news} />
      {initialized && lines.length > 0 && <OpenCheckout state={state} />}
      {initialized && lines.length === 0 && <NothingToOrder />}
    </div>
  );
}

/** An empty cart; one that was sent from here is no cart any more, and its page tells what became of it. */
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

/** A session that ended by itself in here: the cart is the customer's, and what was typed waits. */
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
  // The address says what is open: were a step beyond reach left in it, finishing a field would end the step around it.
  useEffect(() => {
    if (fromAmazon !== undefined) {
      // Kept with the draft, and out of the address: that may be shared.
      edit({ amazonSessionId: fromAmazon });
      void navigate({ to: "/checkout", search: { step: asked }, replace: true });
    } else if (known && asked !== open) {
      // Where it begins depends on who it is.
      void navigate({ to: "/checkout", search: { step: open }, replace: true });
    }
  }, [fromAmazon, known, asked, open, navigate, edit]);
  const shown = useRef(open);
  // The button that was pressed is gone: reading goes on at the step that opened.
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
