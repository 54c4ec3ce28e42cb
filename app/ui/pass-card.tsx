import { StarPattern } from "./illustration";
import { Logo, LogoMark } from "./logo";

/** The Go Pass as a card of plastic; a drawing, so hidden from assistive technology, and its letters grow no further than it does. */
export function PassCard({ name, className }: { name?: string; className?: string }) {
  return (
    <div
      aria-hidden
      className={`promo-pass rounded-panel elevation-3 @container relative flex aspect-[1.55] min-h-fit w-full max-w-90 -rotate-6 flex-col justify-between overflow-hidden border border-white/25 p-6 text-white rtl:rotate-6 ${className ?? ""}`}
    >
      <StarPattern opacity={0.14} />
      <span className="relative flex items-start justify-between">
        <span className="[&_svg]:hidden">
          <Logo night size={30} />
        </span>
        <LogoMark night size={38} />
      </span>
      <span className="text-clock relative text-[min(2.75rem,14cqi)]!">Go Pass</span>
      <span className="relative flex flex-wrap justify-between gap-x-4 text-[min(0.875rem,4.5cqi)] leading-[1.43]">
        <span className="truncate">{name}</span>
        <span className="shrink-0">$0 delivery, every order</span>
      </span>
    </div>
  );
}
