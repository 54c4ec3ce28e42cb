import { agentAnswer, agentList, agentRequest, newAgentRequest } from "@domain/contract/accounts/agent";
import { customerAnswer, customerList, customerQuery, customerStatusRequest } from "@domain/contract/accounts/customer";
import { adminDashboardAnswer } from "@domain/contract/administration/admin-dashboard";
import { auditList, auditQuery, listExport } from "@domain/contract/administration/audit";
import { agentRegistrationList } from "@domain/contract/administration/registration";
import { defineCalls } from "../define-call";
import { idParams } from "../params";
import { messageAnswer, pageQuery, withSentence } from "../primitives";
import { dashboardQuery } from "../report";

export const adminDashboardCalls = defineCalls("Administration", {
  getAdminDashboard: {
    method: "get",
    path: "/restaurants/admin/dashboard",
    tier: "extended",
    access: ["admin"],
    summary: "Figures of the marketplace, and what needs an administrator",
    query: dashboardQuery,
    answer: adminDashboardAnswer,
    answers: "The running month unless days are named; amounts in cents",
  },
});

export const agentCalls = defineCalls("Sales agents", {
  listAgents: {
    method: "get",
    path: "/auth/agents",
    tier: "core",
    access: ["admin"],
    summary: "Sales agents",
    answer: agentList,
    answers: "All of them, the newest first",
  },
  createAgent: {
    method: "post",
    path: "/auth/agent/signup",
    tier: "core",
    access: ["admin"],
    summary: "Add a sales agent",
    body: newAgentRequest,
    answer: withSentence(agentAnswer),
    answers: "The new agent",
  },
  updateAgent: {
    method: "put",
    path: "/auth/agent/signup/{id}",
    tier: "core",
    access: ["admin"],
    summary: "Change a sales agent; the password only when it is sent",
    params: idParams,
    body: agentRequest,
    answer: withSentence(agentAnswer),
    answers: "The agent as they are now",
  },
  deleteAgent: {
    method: "delete",
    path: "/auth/agents/{id}",
    tier: "core",
    access: ["admin"],
    summary: "Delete a sales agent; their registrations stay",
    params: idParams,
    answer: messageAnswer,
    answers: "Deleted; their sessions have ended",
  },
  listOwnRegistrations: {
    method: "get",
    path: "/restaurants/agent/registrations",
    tier: "extended",
    access: ["agent"],
    summary: "What the signed-in sales agent has registered",
    query: pageQuery,
    answer: agentRegistrationList,
    answers: "The newest first",
  },
});

export const auditCalls = defineCalls("Audit log", {
  listAudit: {
    method: "get",
    path: "/audit-log",
    tier: "extended",
    access: ["admin"],
    summary: "Who changed what, and when",
    query: auditQuery,
    answer: auditList,
    answers: "The newest first",
  },
  noteExport: {
    method: "post",
    path: "/audit-log/exports",
    tier: "extended",
    access: ["admin", "owner", "manager", "staff"],
    summary: "Writes down that the signed-in person takes a list out, before it is given",
    body: listExport,
    answer: messageAnswer,
    answers: "Written down",
  },
});

export const customerCalls = defineCalls("Customers", {
  listCustomers: {
    method: "get",
    path: "/customers",
    tier: "extended",
    access: ["admin"],
    summary: "Customers",
    query: customerQuery,
    answer: customerList,
    answers: "The newest first unless sorted",
  },
  getCustomer: {
    method: "get",
    path: "/customers/{id}",
    tier: "extended",
    access: ["admin"],
    summary: "One customer",
    params: idParams,
    answer: customerAnswer,
    answers: "The customer",
  },
  updateCustomerStatus: {
    method: "patch",
    path: "/customers/{id}",
    tier: "extended",
    access: ["admin"],
    summary: "Close or open a customer's account; closing needs a reason, ends their sessions and tells them",
    params: idParams,
    body: customerStatusRequest,
    answer: withSentence(customerAnswer),
    answers: "The customer as they are now",
  },
});
