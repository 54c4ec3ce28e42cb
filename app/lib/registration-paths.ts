import { type Query, segment, withQuery } from "./paths";

/** The URLs of the business registration and of those who register others; apart from `paths`, since customers need none. */

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
  /** An application that was sent: what is missing, and the way to send it again. */
  application: (id: string) => `/auth/application/${segment(id)}`,
  applicationFile: (id: string, documentId: string) => `/auth/application/${segment(id)}/files/${segment(documentId)}`,
  /** Of the dashboard, which an applicant may set up meanwhile. */
  dashboard: () => "/dashboard",
  menu: () => "/dashboard/items",
  halal: () => "/dashboard/settings/halal",
  inbox: () => "/dashboard/inbox",
  /** [HALAL-5] Where a sales agent sends a place's papers later. */
  agentHalal: (id: string) => `/agent/${segment(id)}/halal`,
  /** What a sales agent has registered. */
  ofAgent: (query: Query = {}) => withQuery("/agent", query),
} as const;
