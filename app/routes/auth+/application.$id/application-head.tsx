import { registrationPaths } from "~/lib/registration-paths";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import { Picture } from "~/ui/picture";
import type { Head } from "./application-state";
import type { ApplicationPage } from "./load-application.server";

const marks: Record<Head["mark"], { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  waiting: { tone: "warn", icon: "hourglass-medium", word: "Waiting" },
  asked: { tone: "deal", icon: "chat-circle-text", word: "We asked" },
  rejected: { tone: "bad", icon: "x-circle", word: "Rejected" },
  approved: { tone: "ok", icon: "seal-check", word: "Approved" },
  suspended: { tone: "bad", icon: "pause-circle", word: "Suspended" },
};

/** Whose application it is, how it stands, and how far the questions are answered. */
export function ApplicationHead({ name, picture, sent, head, owner, isAgent }: ApplicationPage) {
  const { tone, icon, word } = marks[head.mark];
  return (
    <section aria-label="Your application" className="on-night relative overflow-hidden text-white">
      <StarPattern />
      <div className="relative mx-auto w-full max-w-200 px-4 pt-5 pb-6 md:px-6">
        <div className="flex items-center gap-3">
          {picture ? (
            <Picture src={picture} alt="" width={60} height={48} className="rounded-small h-12 w-15 shrink-0" />
          ) : (
            <span aria-hidden className="rounded-small bg-night-line grid h-12 w-15 shrink-0 place-items-center">
              <Icon name="storefront" size={22} />
            </span>
          )}
          <div className="min-w-0 flex-1">
            <p className="text-label truncate">{name}</p>
            <p className="text-meta">
              {isAgent && owner ? `Application of ${owner}, sent on ${sent}` : `Sent on ${sent}`}
            </p>
          </div>
          <Badge tone={tone} icon={icon}>
            {word}
          </Badge>
        </div>
        <h1 className="text-title mt-4">{head.title}</h1>
        <p className="text-lead mt-1 max-w-[60ch] break-words text-white!">{head.text}</p>
        {head.all > 0 && (head.mark === "asked" || head.mark === "waiting") && (
          <>
            <div aria-hidden className="mt-4 flex gap-1.5">
              {Array.from({ length: head.all }, (_, index) => (
                <span
                  key={index}
                  className={`h-1.25 flex-1 rounded-full ${index < head.done ? "bg-accent" : "bg-night-line"}`}
                />
              ))}
            </div>
            <p className="text-meta mt-1.5">
              {head.done} of {head.all} done
            </p>
          </>
        )}
        {head.mark === "approved" && !isAgent && (
          <ButtonLink to={registrationPaths.dashboard()} className="mt-4">
            Go to your dashboard
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
