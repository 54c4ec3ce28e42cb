import { Form, Link, useLocation, useFetcher } from "@remix-run/react";
import { memo, useEffect, useRef } from "react";
import { isSubmissionPending } from "~/framework/forms/connection";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Logo } from "~/ui/logo";

const company = [
  { to: paths.about(), label: "About" },
  { to: paths.contact(), label: "Contact" },
  { to: paths.privacy(), label: "Privacy" },
  { to: paths.terms(), label: "Terms" },
  { to: paths.signup("business"), label: "Register your Business" },
];
const social: { href: string; label: string; icon: IconName }[] = [
  { href: "https://www.facebook.com/halalgo", label: "Facebook", icon: "facebook-logo" },
  { href: "https://www.instagram.com/halalgo", label: "Instagram", icon: "instagram-logo" },
  { href: "https://www.youtube.com/@halalgo", label: "YouTube", icon: "youtube-logo" },
  { href: "https://twitter.com/halalgo", label: "Twitter", icon: "twitter-logo" },
];

type FooterProps = { contactEmail?: string; isPassSold?: boolean; hasNewsletter?: boolean; hasEvidence?: boolean };

/** [LAND-15…17] Newsletter, links, contact. */
export const Footer = memo(function Footer({ contactEmail, isPassSold, hasNewsletter, hasEvidence }: FooterProps) {
  const links = [
    ...(isPassSold ? [{ to: paths.goPass(), label: "Go Pass" }] : []),
    ...(hasEvidence ? [{ to: paths.halal(), label: "How halal is checked" }] : []),
    ...company,
  ];
  return (
    <footer data-no-print className="on-night mt-14 md:mt-18">
      <div className="page-width grid grid-cols-[1fr_1.3fr] gap-x-6 gap-y-10 py-12 md:grid-cols-2 md:gap-x-8 md:py-14 xl:grid-cols-[260px_170px_210px_1fr]">
        <div className="max-md:col-span-2">
          <Logo night size={38} />
          <p className="text-meta text-on-night-quiet mt-4 max-w-60">
            Halal food, groceries and Islamic books, for delivery or pickup.
          </p>
          <ul className="social-links">
            {social.map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} aria-label={label} rel="noopener">
                  <Icon name={icon} weight="fill" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Company">
          <h2 className="text-label">Company</h2>
          <ul className="footer-links">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-label">Get in touch</h2>
          <ul className="footer-links">
            <Contact icon="phone" href="tel:+18605550142">
              <bdi dir="ltr">(860) 555-0142</bdi>
            </Contact>
            {contactEmail && (
              <Contact icon="envelope-simple" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </Contact>
            )}
            <Contact icon="map-pin">Bristol, CT</Contact>
          </ul>
        </div>
        {hasNewsletter && <NewsletterForm />}
      </div>
      <div className="page-width">
        <div className="border-night-line/40 flex flex-wrap items-center justify-between gap-4 border-t py-6">
          <p className="text-small text-on-night-quiet">
            © 2026 HalalGo. Prices and opening hours are set by each business.
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
});

function Contact({ icon, href, children }: { icon: IconName; href?: string; children: React.ReactNode }) {
  return (
    <li className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
      <Icon name={icon} size={18} />
      {href ? (
        <a href={href} className="min-w-0 wrap-anywhere">
          {children}
        </a>
      ) : (
        children
      )}
    </li>
  );
}

function ThemeSwitch() {
  const { theme } = useVisitor();
  const { pathname, search } = useLocation();
  const isDark = theme === "dark";
  return (
    <Form method="post" action={paths.setTheme()} preventScrollReset>
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <button
        name="theme"
        value={isDark ? "light" : "dark"}
        className="text-small rounded-control inline-flex min-h-11 items-center gap-2 px-2 text-white hover:bg-white/12"
      >
        <Icon name={isDark ? "sun" : "moon"} size={18} />
        {isDark ? "Light theme" : "Dark theme"}
      </button>
    </Form>
  );
}

/** The form's answer; /newsletter displays it without JavaScript. */
type NewsletterResult = { message?: string; error?: string; email?: string };

/** [LAND-15] Subscribes an e-mail address; the field is cleared and the answer appears below it. */
function NewsletterForm() {
  const fetcher = useFetcher<NewsletterResult>();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { message, error } = fetcher.data ?? {};
  useEffect(() => {
    if (message) form.current?.reset();
  }, [message]);
  return (
    <fetcher.Form ref={form} method="post" action={paths.newsletter()} className="col-span-2 xl:col-span-1">
      <h2 className="text-label">New kitchens in your inbox</h2>
      <p className="text-meta text-on-night-quiet mt-2">
        One short email when a restaurant or shop joins. Unsubscribe any time.
      </p>
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <label htmlFor="newsletter-email" className="text-small mt-4 block font-semibold">
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          placeholder="name@example.com"
          aria-invalid={error ? true : undefined}
          aria-describedby="newsletter-answer"
          className="rounded-control border-night-line text-body placeholder:text-on-night-quiet h-12 min-w-44 flex-1 border bg-transparent px-3.5 text-white"
        />
        <SubmitButton
          variant="accent"
          pending={isSubmissionPending(fetcher)}
          pendingLabel="Subscribing..."
          className="h-12"
        >
          Subscribe
        </SubmitButton>
      </div>
      <p id="newsletter-answer" role="status" className="text-small mt-2 flex min-h-5 items-center gap-1.5">
        {(message ?? error) && <Icon name={error ? "warning-circle" : "check-circle"} weight="fill" size={16} />}
        {message ?? error}
      </p>
    </fetcher.Form>
  );
}
