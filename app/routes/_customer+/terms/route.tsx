import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";
import terms from "./terms.json";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Terms and conditions · HalalGo",
    description: "The terms on which HalalGo takes orders and lists businesses, to read and as a PDF.",
    path: paths.terms(),
  });
export const handle = { isQuiet: true };

const changed = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
  Date.parse(terms.changed),
);

/** [PAGE-1, PAGE-2] The terms as a page; the build makes the PDF of the same file. */
export default function Terms() {
  return (
    <Article title={terms.title} lead={terms.lead}>
      <p className="text-meta text-quiet mt-3">
        Last changed <time dateTime={terms.changed}>{changed}</time>.{" "}
        <TextLink to={paths.termsPdf()} reloadDocument type="application/pdf">
          Terms and conditions as a PDF
        </TextLink>
      </p>
      {terms.sections.map(({ heading, paragraphs, points }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {points && (
            <ul>
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <h2>Questions</h2>
      <p>
        Write to us or call: <TextLink to={paths.contact()}>Contact</TextLink>. What we store about you stands under{" "}
        <TextLink to={paths.privacy()}>Privacy</TextLink>.
      </p>
    </Article>
  );
}
