import { useActionData, useLoaderData } from "@remix-run/react";
import { BusinessNotice } from "./business-notice";
import { CustomerForm } from "./customer-form";
import type { action, loader } from "./signup-page.server";

export { action, loader } from "./signup-page.server";

export const meta = ({ data: page }: { data?: { kind: string } }) => [
  { title: `${page?.kind === "user" ? "Sign Up" : "Register your Business"} · HalalGo` },
];

export default function SignupPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.kind === "business") return <BusinessNotice contactEmail={page.contactEmail} />;
  return <CustomerForm lastResult={answer?.lastResult} constraint={page.constraint} redirectTo={page.redirectTo} />;
}
