import { isDeepStrictEqual } from "node:util";
import type { RouteConfig } from "@hono/zod-openapi";
import * as z from "zod";
import { allCalls } from "@domain/contract/calls";
import { type Call, tagDescriptions } from "@domain/contract/define-call";
import { type ErrorCode, errorCodes, errorResponse, errorStatus } from "@domain/contract/errors";
import { errorExample } from "./error-examples";
import { fieldExamples } from "./field-examples";
import { schemaNames } from "./schema-names";

type Writer = ReturnType<typeof createSchemaWriter>;
type Route = Pick<RouteConfig, "method" | "path" | "request">;

/** Names of the error responses in the document, by status. */
const refusalNames: Readonly<Record<number, string>> = {
  401: "Unauthenticated",
  402: "PaymentDeclined",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  409: "Conflict",
  413: "PayloadTooLarge",
  422: "ValidationFailed",
  429: "RateLimited",
  500: "Internal",
  503: "Unavailable",
};

/** The OpenAPI 3.1 document of the calls that `routes` serve. */
export function openApiDocument(routes: readonly Route[]) {
  const writer = createSchemaWriter(schemaNames);
  const served = allCalls.flatMap((call) => {
    const route = routes.find(({ method, path }) => method === call.method && path === call.path);
    return route ? [{ call, form: findFormSchema(route) }] : [];
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call, form } of served) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call, form, writer) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "HalalGo marketplace API",
      version: "1.0.0",
      description:
        "Everything the app needs of a marketplace. Another host implements the core calls, and any of the extended ones.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "Where this document comes from" }],
    tags: [...new Set(served.map(({ call }) => call.tag))].map((name) => ({
      name,
      description: tagDescriptions[name],
    })),
    security: [],
    paths,
    components: {
      schemas: writer.components,
      responses: refusalResponses(
        served.flatMap(({ call }) => listErrorResponses(call)),
        writer,
      ),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The access token that logging in answers" },
      },
    },
  };
}

function findFormSchema({ request }: Route): z.ZodType | undefined {
  const content = request?.body?.content["multipart/form-data"];
  return content && "schema" in content && content.schema instanceof z.ZodType ? content.schema : undefined;
}

function operation(call: Call, form: z.ZodType | undefined, writer: Writer) {
  const {
    operationId,
    tag,
    tier,
    access,
    summary,
    response,
    responseDescription,
    media = "application/json",
    status = 200,
  } = call;
  const parameters = [
    ...listParameters("path", call.params, writer),
    ...listParameters("query", call.query, writer),
    ...listParameters("header", call.headers, writer),
  ];
  const content = toContent(call, form, writer);
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${tier === "core" ? "Core" : "Extended"}. ${whoMay(access)}`,
    "x-tier": tier,
    security: access === "anyone" ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [status]: {
        description: responseDescription,
        content: { [media]: { schema: response ? writer.write(response, "output") : { type: "string" } } },
      },
      ...refusals(listErrorResponses(call)),
    },
  };
}

const whoMay = (access: Call["access"]): string => {
  if (access === "anyone") return "For anyone.";
  return access === "signed-in" ? "For whoever is logged in." : `For ${access.join(", ")}.`;
};

function toContent({ body, multipart }: Call, form: z.ZodType | undefined, writer: Writer) {
  if (body) return { "application/json": { schema: writer.write(body, "input") } };
  if (form) return { "multipart/form-data": { schema: writer.write(form, "input") } };
  return multipart && { "multipart/form-data": { schema: { type: "object", additionalProperties: true } } };
}

const isParameters = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).optional(),
});

function listParameters(place: "path" | "query" | "header", schema: z.ZodType | undefined, writer: Writer) {
  if (!schema) return [];
  const { properties, required = [] } = isParameters.parse(writer.write(schema, "input"));
  return Object.entries(properties).map(([name, found]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: found,
  }));
}

function refusals(codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  // A reference may have a description of its own: this call's codes of those that the status stands for.
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        $ref: `#/components/responses/${refusalNames[status]}`,
        description: refused([...new Set(codes)].filter((code) => errorStatus[code] === status)),
      },
    ]),
  );
}

function refusalResponses(codes: readonly ErrorCode[], writer: Writer) {
  const statuses = new Set<number>(codes.map((code) => errorStatus[code]));
  const named = Object.entries(refusalNames).filter(([status]) => statuses.has(Number(status)));
  const entries = named.map(([status, name]) => {
    const codes = errorCodes.filter((code) => errorStatus[code] === Number(status));
    const schema = errorResponse.extend({ code: z.enum(codes) });
    const examples = Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }]));
    const content = { "application/json": { schema: writer.write(schema, "output"), examples } };
    return [name, { description: refused(codes), content }];
  });
  return Object.fromEntries(entries);
}

const refused = (codes: readonly ErrorCode[]): string => `Refused: ${codes.map((code) => `\`${code}\``).join(", ")}`;

type JsonSchema = Record<string, unknown>;
type Naming = z.core.$ZodRegistry<{ id?: string; examples?: unknown[] }>;

const isSchemas = (value: unknown): value is Record<string, JsonSchema> => typeof value === "object" && value !== null;

/** Converts zod schemas to the document's, moving named ones to `components.schemas`. */
function createSchemaWriter(names: Naming) {
  const components: Record<string, JsonSchema> = {};

  /** `io`: input for requests, output for responses. */
  function write(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const written = z.toJSONSchema(schema, {
      io,
      metadata: names,
      target: "draft-2020-12",
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        if (isFile(zodSchema)) Object.assign(jsonSchema, { type: "string", contentEncoding: "binary" });
      },
    });
    const { $schema: _, $defs = {}, ...own } = moved(written);
    addExamples({ own, $defs });
    for (const [name, found] of isSchemas($defs) ? Object.entries($defs) : []) keep(name, found);
    return own;
  }

  function keep(name: string, found: JsonSchema): void {
    const { id: _, ...schema } = found;
    const known = components[name];
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`Two schemas are called ${name}`);
    components[name] = schema;
  }

  return { write, components };
}

const isFile = (schema: unknown): boolean =>
  schema instanceof z.ZodCustom && schema.safeParse(new File([], "")).success && !schema.safeParse("").success;

/** A JSON copy with references into the document. */
const moved = (schema: unknown): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** Gives plain fields the example of their name, where they have none of their own. */
function addExamples(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const properties = "properties" in part ? part.properties : {};
  for (const [name, field] of isSchemas(properties) ? Object.entries(properties) : []) {
    const example = fieldExamples[name];
    const fits = (type: unknown) => type === typeof example || (type === "integer" && Number.isInteger(example));
    const isPlain = !["enum", "const", "examples", "pattern", "format"].some((key) => key in field);
    if (isPlain && [field.type].flat().some(fits)) field.examples = [example];
  }
  for (const inner of Object.values(part)) addExamples(inner);
}

/** Errors any call may return: expired token, rate limit, internal error. */
const always: readonly ErrorCode[] = ["unauthenticated", "rate_limited", "internal", "overloaded"];

/** The errors of a call: those of its kind and those of its definition. */
export function listErrorResponses({
  access,
  params,
  query,
  headers,
  body,
  multipart,
  method,
  errors = [],
}: Call): ErrorCode[] {
  const isRead = method === "get";
  return [
    ...always,
    ...(access === "anyone" ? [] : (["forbidden"] as const)),
    ...(params || body || multipart ? (["not_found"] as const) : []),
    ...(params || query || headers || body || multipart ? (["validation_failed"] as const) : []),
    ...(body || multipart ? (["payload_too_large"] as const) : []),
    ...(isRead ? [] : (["conflict"] as const)),
    ...errors,
  ];
}
