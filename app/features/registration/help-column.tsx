import { registrationPaths } from "~/lib/registration-paths";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/star-pattern";
import { TextLink } from "~/ui/text-link";
import type { StepPage } from "./wizard-page.server";

/** Beside the form: what is known so far, and what comes of it. */
export function HelpColumn({ page: { soFar, step, help } }: { page: StepPage }) {
  return (
    <div className="flex min-w-0 flex-col gap-4.5">
      {step > 1 ? (
        <Card as="section" aria-labelledby="so-far" className="p-5!">
          <div className="flex items-center justify-between gap-3">
            <h2 id="so-far" className="text-card">
              Your business so far
            </h2>
            <TextLink to={registrationPaths.step()} alone>
              Change
            </TextLink>
          </div>
          <dl className="mt-3 grid gap-3">
            {soFar.map(({ label, text }) => (
              <div key={label} className="min-w-0">
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="text-meta text-ink break-words">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : (
        <Card as="section" aria-labelledby="needed" className="p-5!">
          <h2 id="needed" className="text-card">
            Have these at hand
          </h2>
          <ul className="text-meta mt-3 flex flex-col gap-2.5">
            {help.needed.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon name="check-circle" weight="fill" className="text-primary shrink-0" />
                {item}
              </li>
            ))}
          </ul>
          <p className="text-meta text-quiet mt-3">{help.kept}</p>
        </Card>
      )}
      <section
        aria-labelledby="next"
        className="rounded-card bg-accent-soft text-accent-text relative overflow-hidden p-5"
      >
        <StarPattern className="text-accent-text" opacity={0.08} />
        <h2 id="next" className="text-card text-ink relative">
          What happens next
        </h2>
        <ol className="text-meta relative mt-3 flex flex-col gap-3">
          {help.next.map((item, index) => (
            <li key={item} className="flex gap-3.5">
              <span aria-hidden className="text-ink font-semibold tabular-nums">
                {index + 1}
              </span>
              {item}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
