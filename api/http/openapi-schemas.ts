import { isDeepStrictEqual } from "node:util";
import * as z from "zod";

type JsonSchema = Record<string, unknown>;
type Naming = z.core.$ZodRegistry<{ id?: string; examples?: unknown[] }>;

const isSchemas = (value: unknown): value is Record<string, JsonSchema> => typeof value === "object" && value !== null;

/** Turns zod schemas into the document's, keeping those that have a name for `components.schemas`. */
export function createSchemaWriter(names: Naming) {
  const components: Record<string, JsonSchema> = {};

  /** `io`: what is sent to us (input), or what we send (output). */
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

/** A JSON copy whose references point into the document. */
const moved = (schema: unknown): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
