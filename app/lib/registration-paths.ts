import { type Query, segment, withQuery } from "./paths";

/** URLs of the business registration and of sales agents, separate from `paths` because customers need none of them. */

const registrationSteps = {
  1: "/auth/signup?user_type=business",
  2: "/auth/signup/hours",
  halal: "/auth/signup/halal",
  3: "/auth/signup/documents",
  4: "/auth/signup/agent",
} as const;

export const registrationPaths = {
  /** A step of the business's registration. */
  step: (step: keyof typeof registrationSteps = 1) => registrationSteps[step],
  submitted: () => "/auth/signup/submitted",
  files: () => "/auth/signup/files",
  file: (id: string) => `/auth/signup/files/${segment(id)}`,
  /** A submitted application: open questions, and resubmission. */
  application: (id: string) => `/auth/application/${segment(id)}`,
  applicationFile: (id: string, documentId: string) => `/auth/application/${segment(id)}/files/${segment(documentId)}`,
  /** The dashboard, which an applicant can set up while waiting. */
  dashboard: () => "/dashboard",
  menu: () => "/dashboard/items",
  halal: () => "/dashboard/settings/halal",
  inbox: () => "/dashboard/inbox",
  /** [HALAL-5] Where a sales agent uploads a restaurant's documents later. */
  agentHalal: (id: string) => `/agent/${segment(id)}/halal`,
  /** The restaurants that a sales agent registered. */
  ofAgent: (query: Query = {}) => withQuery("/agent", query),
} as const;
