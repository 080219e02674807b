export function MiniCart() { return <div />; }
