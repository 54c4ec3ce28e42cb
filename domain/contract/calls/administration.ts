import { agentList, agentRequest, agentResponse, newAgentRequest } from "@domain/contract/accounts/agent";
import {
  customerList,
  customerQuery,
  customerResponse,
  customerStatusRequest,
} from "@domain/contract/accounts/customer";
import { adminDashboardResponse } from "@domain/contract/administration/admin-dashboard";
import { auditList, auditQuery, listExport } from "@domain/contract/administration/audit";
import { agentRegistrationList } from "@domain/contract/administration/registration";
import { defineCalls } from "@domain/contract/define-call";
import { formKeyHeader } from "@domain/contract/ordering/payment";
import { idParams, messageResponse, pageQuery, withMessageField } from "@domain/contract/primitives";
import { dashboardQuery } from "@domain/contract/report";

export const adminDashboardCalls = defineCalls("Administration", {
  getAdminDashboard: {
    method: "get",
    path: "/restaurants/admin/dashboard",
    tier: "extended",
    access: ["admin"],
    summary: "Figures of the marketplace, and what needs an administrator",
    query: dashboardQuery,
    response: adminDashboardResponse,
    responseDescription: "The running month unless days are named; amounts in cents",
  },
});

export const agentCalls = defineCalls("Sales agents", {
  listAgents: {
    method: "get",
    path: "/auth/agents",
    tier: "core",
    access: ["admin"],
    summary: "Sales agents",
    response: agentList,
    responseDescription: "All of them, the newest first",
  },
  createAgent: {
    method: "post",
    path: "/auth/agent/signup",
    tier: "core",
    access: ["admin"],
    summary: "Add a sales agent",
    headers: formKeyHeader,
    body: newAgentRequest,
    response: withMessageField(agentResponse),
    responseDescription: "The new agent",
  },
  updateAgent: {
    method: "put",
    path: "/auth/agent/signup/{id}",
    tier: "core",
    access: ["admin"],
    summary: "Change a sales agent; the password only when it is sent; with version, not over somebody else's change",
    params: idParams,
    headers: formKeyHeader,
    body: agentRequest,
    response: withMessageField(agentResponse),
    responseDescription: "The agent as they are now",
  },
  deleteAgent: {
    method: "delete",
    path: "/auth/agents/{id}",
    tier: "core",
    access: ["admin"],
    summary: "Delete a sales agent; their registrations stay",
    params: idParams,
    response: messageResponse,
    responseDescription: "Deleted; their sessions have ended",
  },
  listOwnRegistrations: {
    method: "get",
    path: "/restaurants/agent/registrations",
    tier: "extended",
    access: ["agent"],
    summary: "What the signed-in sales agent has registered",
    query: pageQuery,
    response: agentRegistrationList,
    responseDescription: "The newest first",
  },
});

export const auditCalls = defineCalls("Audit log", {
  listAuditEntries: {
    method: "get",
    path: "/audit-log",
    tier: "extended",
    access: ["admin"],
    summary: "Who changed what, and when",
    query: auditQuery,
    response: auditList,
    responseDescription: "The newest first",
  },
  logExport: {
    method: "post",
    path: "/audit-log/exports",
    tier: "extended",
    access: ["admin", "owner", "manager", "staff"],
    summary: "Record that the signed-in person exports a list, before it is sent",
    body: listExport,
    response: messageResponse,
    responseDescription: "Recorded",
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
    response: customerList,
    responseDescription: "The newest first unless sorted",
  },
  getCustomer: {
    method: "get",
    path: "/customers/{id}",
    tier: "extended",
    access: ["admin"],
    summary: "One customer",
    params: idParams,
    response: customerResponse,
    responseDescription: "The customer",
  },
  updateCustomerStatus: {
    method: "patch",
    path: "/customers/{id}",
    tier: "extended",
    access: ["admin"],
    summary: "Close or open a customer's account; closing needs a reason, ends their sessions and tells them",
    params: idParams,
    body: customerStatusRequest,
    response: withMessageField(customerResponse),
    responseDescription: "The customer as they are now",
  },
});
