import { type KeyboardEvent, useEffect, useRef } from "react";
import { counterHref, basketQuery, setNote, setQuantity } from "~/features/pos/basket";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { IconStep, Step } from "./step";
import type { Basket, ShownLine } from "./use-basket";

/** [RUSH-13] All lines with prices; the most recently changed one is expanded, and pressing another expands it. */
export function BasketLines({ basket, hasNotes }: { basket: Basket; hasNotes: boolean }) {
  const { lines, touched } = basket;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current?.closest("[data-lines]");
    const line = list.current?.children[touched];
    if (!box || !line) return;
    const below = line.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below;
  }, [touched, lines.length]);
  return (
    <ul ref={list} className="border-line border-b">
      {lines.map((line, index) => (
        <li key={line.key} className="border-line border-t">
          <details name="order-line" open={index === touched} className="group/line open:bg-primary-soft">
            <summary className="text-ink flex min-h-12 items-baseline gap-3 px-4 py-2.5 -outline-offset-2!">
              <span className="text-primary group-open/line:text-primary-text text-label min-w-5 tabular-nums">
                {line.quantity}
              </span>
              <span className="group-open/line:text-primary-text min-w-0 flex-1 group-open/line:font-semibold">
                {line.name}
                <span className="text-meta text-quiet group-open/line:text-primary-text block font-normal">
                  {line.details}
                </span>
                {basket.content.lines[index]?.note && (
                  <span className="text-meta text-accent-text flex items-center gap-1 font-normal">
                    <Icon name="note" size={16} />
                    {basket.content.lines[index].note}
                  </span>
                )}
              </span>
              <span className="group-open/line:text-primary-text group-open/line:font-semibold">
                <Money cents={line.lineTotal} />
              </span>
            </summary>
            <OpenLine basket={basket} line={line} index={index} hasNotes={hasNotes} />
          </details>
          {line.problem && (
            <p className="text-meta text-danger-text px-4 pb-2">{line.problem} Remove it, or choose it again.</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface OpenLineProps {
  basket: Basket;
  line: ShownLine;
  index: number;
  hasNotes: boolean;
}

/** The controls of a line; a quantity of 0 removes it. */
function OpenLine({ basket, line, index, hasNotes }: OpenLineProps) {
  const { content, change } = basket;
  const chosen = content.lines[index];
  const [less, more, none] = [line.quantity - 1, line.quantity + 1, 0].map((count) =>
    setQuantity(content, index, count),
  );
  if (!less || !more || !none || !chosen) return null;
  const remove = {
    icon: "trash",
    label: `Remove ${line.name}`,
    to: counterHref(none),
    onStep: () => change(none),
  } as const;
  return (
    <div className="flex flex-wrap items-start gap-2 px-4 pb-3">
      <span className="border-control bg-surface rounded-control inline-flex items-center border">
        {line.quantity === 1 ? (
          <IconStep {...remove} />
        ) : (
          <IconStep icon="minus" label={`One less ${line.name}`} to={counterHref(less)} onStep={() => change(less)} />
        )}
        <span aria-hidden className="text-label text-ink min-w-8 text-center tabular-nums">
          {line.quantity}
        </span>
        <IconStep icon="plus" label={`One more ${line.name}`} to={counterHref(more)} onStep={() => change(more)} />
      </span>
      <Step
        to={`${dashboardPaths.dashboardPosItem(chosen.menuItemId)}${basketQuery(content)}&at=${index}`}
        aria-label={`Size, add-ons of ${line.name}`}
        className="border-control bg-surface text-label text-ink hover:bg-sunken rounded-control inline-flex min-h-11.5 items-center border px-3.5"
      >
        Size, add-ons
      </Step>
      {line.quantity > 1 && <IconStep {...remove} className="text-danger! order-last ms-auto" />}
      {hasNotes && <LineNote basket={basket} index={index} name={line.name} />}
    </div>
  );
}

/** [RUSH-13] The preparation note. Its button submits the order's form, so that it works without JavaScript. */
function LineNote({ basket: { content, change }, index, name }: { basket: Basket; index: number; name: string }) {
  const field = useRef<HTMLInputElement>(null);
  const note = content.lines[index]?.note ?? "";
  const save = () => change(setNote(content, index, field.current?.value ?? ""));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    save();
  };
  return (
    <details className="open:w-full">
      <summary
        aria-label={`Note to ${name}${note && `: ${note}`}`}
        className="border-control bg-surface text-label text-ink hover:bg-sunken rounded-control inline-flex min-h-11.5 items-center border px-3.5"
      >
        Note
      </summary>
      <div className="mt-2 flex gap-2">
        <input
          ref={field}
          name={`note-${index}`}
          aria-label={`How ${name} is wanted`}
          defaultValue={note}
          maxLength={140}
          autoComplete="off"
          className="field"
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          formNoValidate
          name="note_at"
          value={index}
          variant="secondary"
          aria-label={`Save the note to ${name}`}
          onClick={(event) => {
            event.preventDefault();
            save();
          }}
        >
          Save
        </Button>
      </div>
    </details>
  );
}
