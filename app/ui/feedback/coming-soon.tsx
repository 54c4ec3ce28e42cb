import { TitledCard } from "../layout/titled-card";

/** In place of a feature for which the connected host lacks a call. */
export const ComingSoon = ({ title }: { title: string }) => (
  <TitledCard title={title}>
    <p className="text-body mt-2">This feature is coming soon.</p>
  </TitledCard>
);
