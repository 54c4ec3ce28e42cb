/** "1998" of "HG-1998", as cooks call an order; read out as a whole. */
export const OrderNumber = ({ number, className }: { number: string; className?: string }) => (
  <bdi dir="ltr" className={className}>
    <span className="sr-only">{number.match(/^\D*/)?.[0]}</span>
    {number.replace(/^\D*/, "")}
  </bdi>
);
