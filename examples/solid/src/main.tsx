import { ErrorBoundary, render } from "solid-js/web";
import { CartForm } from "./CartForm.tsx";
import { Products } from "./Products.tsx";

const page = () => (
  <ErrorBoundary fallback={(error) => <p role="alert">{String(error)}</p>}>
    <Products />
    <CartForm />
  </ErrorBoundary>
);
render(page, document.body);
