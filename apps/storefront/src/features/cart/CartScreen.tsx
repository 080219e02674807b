export function CartScreen() { return <div className="lh-page"><h1>Cart</h1></div>; }
