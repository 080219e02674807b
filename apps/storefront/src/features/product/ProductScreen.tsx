export function ProductScreen({ id }: { id: number }) { return <div className="lh-page"><h1>Produkt {id}</h1></div>; }
