import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { verificationMethodLabels } from "@domain/halal/certificate";
import type { HalalState } from "@domain/halal/status";
import { HalalIcon, halalTextClasses } from "~/features/halal/halal-badge";
import { listCapabilities } from "~/host/capabilities.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How halal is checked · HalalGo",
    description: "What “certified”, “owner’s statement” and “certificate expired” mean on HalalGo, and who checks it.",
    path: paths.halal(),
  });

/** A host that keeps no evidence has nothing to explain. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [offered] = await listCapabilities(context.host, ["certifiers"]);
  if (!offered) throw notFoundPage("This page does not exist here.");
  return null;
}

const states: { state: HalalState; title: string; text: string }[] = [
  {
    state: "certified",
    title: "Certified",
    text: "A certifier has issued a certificate for this kitchen, our team has checked it with the certifier, and it holds today.",
  },
  {
    state: "declared",
    title: "Owner’s statement, not verified",
    text: "The owner has signed what is halal here. No certificate that we have checked stands behind it as it is now.",
  },
  {
    state: "expired",
    title: "Certificate expired",
    text: "The last certificate has ended, and we have not checked a new one. Ask the kitchen.",
  },
  {
    state: "revoked",
    title: "Certificate withdrawn",
    text: "A certificate of this kitchen counts no more. Nothing from before it was withdrawn counts either, until we have checked a new certificate or accepted a new statement.",
  },
  {
    state: "unstated",
    title: "Nothing stated about halal yet",
    text: "The owner has not told us anything, or we could not accept it. Ask the kitchen.",
  },
];

/** [HALAL-14] What the words mean, and what is done before one of them is used. */
export default function AboutHalal() {
  return (
    <Article
      title="How halal is checked"
      lead="We show who says so, since when, until when, and how it was checked. Never more."
    >
      <h2>What the words mean</h2>
      <dl className="mt-4 mb-6 grid gap-4">
        {states.map(({ state, title, text }) => (
          <div key={state}>
            <dt className="text-ink flex gap-3 font-semibold">
              <HalalIcon state={state} size={24} className={halalTextClasses[state]} />
              {title}
            </dt>
            <dd className="ps-9">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        The words are worked out from the evidence and the day. The day after a certificate ends, every page says that
        it has expired; nobody has to remember it.
      </p>
      <h2>What a place states</h2>
      <ul>
        <li>
          Whether everything is halal, some dishes are, or all food is vegetarian or seafood. A place with halal options
          is never called halal as a whole.
        </li>
        <li>
          How animals are slaughtered and stunned, whether alcohol is served or cooked with, whether there is pork on
          the premises, whether fryers are shared, and who supplies the meat.
        </li>
        <li>
          The owner signs it, and signs again when it changes. Until our team has reviewed the change, the place is not
          called certified.
        </li>
        <li>What the owner has not answered is called “Not stated”. Nothing is assumed.</li>
      </ul>
      <h2>How a certificate is checked</h2>
      <p>
        The owner sends the certificate. Somebody of our team compares certifier, number, holder, address and days with
        the business, and asks the certifier:{" "}
        {new Intl.ListFormat("en-US", { type: "disjunction" }).format(Object.values(verificationMethodLabels))}. Each
        place’s evidence says which, and when. Nothing becomes “certified” automatically, and owners cannot call
        themselves so.
      </p>
      <p>
        A certificate of a supplier or of a single product is shown, and makes no kitchen certified. Refused
        certificates count for nothing, and one may be withdrawn later: what the owner stated beside it then counts no
        more either.
      </p>
      <h2>What we do not do</h2>
      <ul>
        <li>HalalGo itself certifies nobody, and does not rank certifiers.</li>
        <li>We do not visit kitchens, and we do not check each dish.</li>
        <li>We do not check what an “Owner’s statement” says.</li>
      </ul>
      <h2>If something is wrong</h2>
      <p>
        Every place’s evidence has “Report a concern”. Our team looks into it, and the page says so meanwhile. The place
        reads what you wrote, but not who you are; if you leave your email, we tell you the outcome. You may also{" "}
        <TextLink to={paths.contact()}>write to us</TextLink>.
      </p>
    </Article>
  );
}
