import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { ToastProvider } from "./feedback/toast";
import { CheckboxField } from "./forms/checkbox-field";
import { PasswordField } from "./forms/password-field";
import { StepperField } from "./forms/stepper-field";
import { TextField } from "./forms/text-field";
import { ErrorSummary } from "./forms/validation/error-summary";
import { ProgressSteps } from "./layout/progress-steps";
import { NoData, NoResults, SkeletonRows } from "./layout/table";
import { Price } from "./money";
import { Dialog } from "./overlays/dialog";
import { Picture } from "./picture";
import { Rating } from "./rating";

/** The HTML the server sends for an element, within a router. */
function html(element: ReactElement): string {
  return renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
}

/** The text people read: without tags. */
const words = (markup: string) => markup.replace(/<[^>]+>/g, "");

test("[UI-3] a price shows two decimals, the old one struck; a missing price shows as 0.00", () => {
  expect(words(html(<Price cents={1250} />))).toBe("$12.50");
  expect(words(html(<Price cents={null} />))).toBe("$0.00");
  expect(html(<Price cents={1439} wasCents={1599} />)).toMatch(/<s [^>]*>.*\$15\.99.*<\/s>/);
  for (const wasCents of [1439, 800]) expect(words(html(<Price cents={1439} wasCents={wasCents} />))).toBe("$14.39");
});

test("[UI-7] a rating the host does not know is left out, and so is its count", () => {
  expect(html(<Rating value={null} count={3} />)).toBe("");
  expect(words(html(<Rating value={4.75} />))).toBe("4.8");
  expect(html(<Rating value={4.75} />)).toContain('aria-label="Rated 4.8 of 5"');
  expect(html(<Rating value={4.75} count={3} />)).toContain('aria-label="Rated 4.8 of 5 from 3 ratings"');
});

test("[UI-2] a placeholder stands in where no picture is set, never without one", () => {
  const size = { alt: "", width: 4, height: 4 };
  expect(html(<Picture src={null} placeholder="/plate.webp" {...size} />)).toContain('src="/plate.webp"');
  expect(html(<Picture src={null} {...size} />)).not.toContain("<img");
});

test("[FORM-2] an error stands beside its field and is tied to it; what was typed is kept", () => {
  const field = html(<TextField name="zip" label="Zip" hint="Five digits" defaultValue="06" errors={["Too short"]} />);
  expect(field).toContain('aria-describedby="zip-hint zip-error"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('value="06"');
  expect(field).toMatch(/id="zip-error".*Too short/);
  expect(html(<CheckboxField name="ok" label="Ok" defaultValue="on" />)).toContain("checked");
  expect(html(<CheckboxField name="ok" label="Ok" />)).toMatch(/type="checkbox"[^>]*value="on"/);
});

test("[WIZ-1] a small screen counts the steps, and says when all are done", () => {
  const steps = [{ label: "Details" }, { label: "Hours" }];
  expect(words(html(<ProgressSteps label="Registration" current={1} steps={steps} />))).toContain("Step 2 of 2 Hours");
  const done = words(html(<ProgressSteps label="Registration" current={2} steps={steps} />));
  expect(done).toContain("All 2 steps done");
  expect(done).not.toContain("Step 3");
});

test("[FORM-2] a password is never sent back", () => {
  const spread = { defaultValue: "secret-1" };
  expect(html(<PasswordField name="password" label="Password" {...spread} />)).not.toContain("secret-1");
});

test("[FORM-2] the error summary leads to each field", () => {
  const summary = html(<ErrorSummary errors={[{ id: "zip", message: "Enter a ZIP code" }]} />);
  expect(summary).toContain("There is a problem");
  expect(summary).toMatch(/<a href="#zip"[^>]*>Enter a ZIP code<\/a>/);
  expect(html(<ErrorSummary errors={[]} />)).toBe("");
});

test("[FORM-1] without JavaScript the stepper is a number field whose buttons post", () => {
  const stepper = html(<StepperField name="quantity" label="Quantity" defaultValue={2} />);
  expect(stepper).toMatch(/<button type="submit" name="quantityStep" value="-1"/);
  expect(stepper).toMatch(/<input type="number"[^>]*name="quantity"[^>]*value="2"/);
});

test("[FORM-4] without JavaScript a dialog is part of the page, with a link that closes it", () => {
  const dialog = html(
    <Dialog title="Adana Kebab Plate" closeHref="/restaurant/7">
      Choose a size
    </Dialog>,
  );
  expect(dialog).toMatch(/<h1[^>]*>Adana Kebab Plate<\/h1>/);
  expect(dialog).toContain("Choose a size");
  expect(dialog).toMatch(/<a [^>]*href="\/restaurant\/7"/);
});

test("[UI-1] the toast of a page is part of its HTML; errors are announced as alerts", () => {
  const page = html(
    <ToastProvider toast={{ type: "error", message: "Payment processing failed" }}>page</ToastProvider>,
  );
  expect(page).toMatch(/role="alert".*Payment processing failed/);
});

test("[TABLE-3] [TABLE-4] a table loads with 5 skeleton rows and says what it lacks", () => {
  const body = (rows: ReactElement) =>
    html(
      <table>
        <tbody>{rows}</tbody>
      </table>,
    );
  expect(body(<SkeletonRows columns={3} />).match(/<tr/g)).toHaveLength(5);
  expect(words(body(<NoData columns={3} />))).toBe("No data available.");
  expect(words(body(<NoResults columns={3} />))).toBe("No results.");
});
