import type { importErrors } from "@domain/contract/menu";
import type * as z from "zod";
import { scrollable } from "~/ui/table";

const words: Record<string, string> = { file: "File" };

/** [ITEM-10] What is wrong, line by line; at most a hundred, and how many more. */
export function ImportLines({ errors, error_count: count }: z.infer<typeof importErrors>) {
  return (
    <div
      {...scrollable}
      aria-label="Lines with errors"
      className="rounded-control border-line max-h-80 overflow-y-auto border"
    >
      <ul className="divide-line divide-y">
        {errors.map(({ line, field, message }, index) => (
          <li key={index} className="text-meta flex gap-3 px-4 py-2">
            <span className="text-ink shrink-0 font-semibold tabular-nums">Line {line}</span>
            <span className="text-quiet shrink-0">{words[field] ?? field}</span>
            <span className="min-w-0">{message}</span>
          </li>
        ))}
      </ul>
      {count > errors.length && <p className="text-meta text-quiet px-4 py-2">And {count - errors.length} more.</p>}
    </div>
  );
}
