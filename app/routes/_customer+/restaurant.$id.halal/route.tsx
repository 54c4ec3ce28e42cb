import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CertifierLogo } from "~/features/halal/certifier-logo";
import { halalBoxClasses, HalalIcon } from "~/features/halal/halal-badge";
import { paths } from "~/lib/paths";
import { buttonStyle, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { PanelBody, PanelFoot, Sheet } from "~/ui/overlays/side-panel";
import { TextLink } from "~/ui/text-link";
import type { loader } from "./halal-sheet.server";
import type { SheetFact } from "./profile-facts";

export { loader } from "./halal-sheet.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `Halal at ${data.name} · HalalGo` }] : [];
export const handle = { frame: { cartBar: false } };

/** [HALAL-10] A restaurant's halal evidence: what is known, who stated it, and how it was checked. */
export default function HalalSheet() {
  const { id, name, state, title, sentence, concernSince, facts, file, others, history, lookUp } =
    useLoaderData<typeof loader>();
  return (
    <Sheet title={`Halal at ${name}`} closeHref={paths.restaurant(id)} wide>
      <PanelBody className="grid content-start gap-6">
        <div className="grid gap-3">
          <div className={cx("rounded-card flex gap-3.5 p-4 forced-colors:border", halalBoxClasses[state])}>
            <HalalIcon state={state} size={28} />
            <div>
              <p className="text-card text-inherit">{title}</p>
              <p>{sentence}</p>
            </div>
          </div>
          {concernSince && (
            <p className="bg-info-soft text-info-text rounded-control text-label flex gap-2.5 px-4 py-3 font-normal">
              <Icon name="info" className="mt-px" />
              <span>We have been looking into a concern since {concernSince}.</span>
            </p>
          )}
        </div>
        {facts.length > 0 && <FactList facts={facts} />}
        {file && <FileLink {...file} />}
        {others.map((other) => (
          <section key={other.id} aria-label={other.title} className="grid gap-3">
            <h2 className="text-card">{other.title}</h2>
            <FactList facts={other.facts} />
            {other.file && <FileLink {...other.file} />}
          </section>
        ))}
        {history.length > 0 && <History lines={history} />}
        <p className="text-meta text-quiet">
          We show what we have seen and checked. HalalGo itself certifies nobody.{" "}
          <TextLink to={paths.halal()}>How halal is checked here</TextLink>
        </p>
      </PanelBody>
      <PanelFoot className="flex-col md:flex-row-reverse">
        {lookUp && (
          <a
            href={lookUp}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ size: "lg", wide: true })}
          >
            Look it up at the certifier
            <span className="sr-only"> (opens in a new tab)</span>
            <Icon name="arrow-square-out" />
          </a>
        )}
        <ButtonLink
          to={paths.halalConcern(id)}
          preventScrollReset
          variant="secondary"
          size="lg"
          icon="flag"
          wide
          className={lookUp ? "md:w-auto md:shrink-0" : undefined}
        >
          Report a concern
        </ButtonLink>
      </PanelFoot>
    </Sheet>
  );
}

function FactList({ facts }: { facts: SheetFact[] }) {
  return (
    <dl className="divide-line border-line divide-y border-b">
      {facts.map(({ label, lines }) => (
        <div key={label} className="py-3 first:pt-0">
          <dt className="text-meta text-quiet">{label}</dt>
          {lines.map(({ text, more, logo = null, link, isQuiet }) => (
            <dd key={text} className="mt-0.5 break-words not-last:mb-2">
              <span className={cx("flex items-center gap-2.5", isQuiet ? "text-quiet" : "text-ink font-semibold")}>
                <CertifierLogo src={logo} size={32} />
                {text}
              </span>
              {more && <span className="text-label block font-normal">{more}</span>}
              {link && (
                <span className="text-label block font-normal">
                  <TextLink to={link.to}>{link.text}</TextLink>
                </span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function FileLink({ name, about, href }: { name: string; about: string; href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="rounded-control border-control hover:bg-sunken dark:hover:bg-muted flex items-center gap-4 border px-4 py-3"
    >
      <Icon name="file-text" size={22} className="text-ink" />
      <span className="min-w-0 flex-1">
        <span className="text-label text-ink block">
          {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </span>
        <span className="text-meta text-quiet block">{about}</span>
      </span>
      <Icon name="caret-right" weight="bold" size={16} className="text-ink rtl:-scale-x-100" />
    </a>
  );
}

type HistoryLine = { what: string; note: string | null; day: string; shown: string; isGood: boolean };

function History({ lines }: { lines: HistoryLine[] }) {
  return (
    <section aria-labelledby="halal-history">
      <h2 id="halal-history" className="text-card mb-3">
        History
      </h2>
      <ol>
        {lines.map(({ what, note, day, shown, isGood }, index) => (
          <li key={`${day}${what}${index}`} className="flex gap-3.5">
            <span aria-hidden className="flex w-5.5 flex-col items-center">
              <span
                className={cx(
                  "grid size-5.5 place-items-center rounded-full",
                  isGood ? "bg-primary text-on-primary" : "border-control border-2",
                )}
              >
                {isGood && <Icon name="check" weight="bold" size={12} />}
              </span>
              {index < lines.length - 1 && <span className="bg-line w-0.5 flex-1" />}
            </span>
            <span className="min-w-0 flex-1 pb-4">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-label text-ink">{what}</span>
                <time dateTime={day} className="text-meta text-quiet tabular-nums">
                  {shown}
                </time>
              </span>
              {note && <span className="text-meta text-quiet block break-words">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
