import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod";
import { generalTexts } from "@domain/values/issue-texts";
import { createTestApi } from "@tests/support/api";
import { createUnconnectedDatabase } from "@tests/support/databases/unconnected";
import { createValidator } from "~/ui/forms/validation/create-validator";

/** No text that zod wrote is ever shown: every form and every body of a call, with each field left out and of a wrong kind. */

const ofZod =
  /^Invalid (?:input|option|string|number|key|element|URL|UUID|GUID|ISO)|expected .+, received|^Too (?:big|small)|^Unrecognized key/;

test("zod's own texts are told apart from ours", () => {
  const schema = z.strictObject({
    text: z.string(),
    choice: z.enum(["x"]),
    short: z.string().max(1),
    long: z.string().min(9),
    link: z.url(),
    number: z.number().multipleOf(2),
    either: z.union([z.string(), z.boolean()]),
  });
  const invalid = { short: "long", long: "short", link: "no", number: 3, either: 1, more: 1 };
  const texts = schema
    .safeParse(invalid, { error: z.locales.en().localeError })
    .error?.issues.map(({ message }) => message);
  expect(texts).toHaveLength(8);
  expect(texts?.filter((text) => !ofZod.test(text))).toEqual([]);
});

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ path: join("app", name), text: readFileSync(join("app", name), "utf8") }));

/** Every schema that a module of `app` or `domain` exports, by its name; those of a record as `record.key`. */
async function exportedSchemas(): Promise<Map<string, z.ZodType>> {
  const inDomain = readdirSync("domain", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join("domain", name));
  const inApp = sources.filter(({ path, text }) => path.endsWith(".ts") && text.includes('from "zod"'));
  const found = new Map<string, z.ZodType>();
  for (const path of [...inApp.map((source) => source.path), ...inDomain]) {
    const exports: object = await import(pathToFileURL(resolve(path)).href);
    for (const [name, value] of Object.entries(exports)) {
      for (const [key, schema] of schemasIn(name, value)) found.set(key, schema);
    }
  }
  return found;
}

function schemasIn(name: string, value: unknown): [string, z.ZodType][] {
  if (value instanceof z.ZodType) return [[name, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]): [string, z.ZodType][] =>
    part instanceof z.ZodType ? [[`${name}.${key}`, part]] : [],
  );
}

/** What a form is checked with, as its module names it: `loginForm`, `editForms.withOwner`, `stepSchemas[step]`. */
const formNames = sources
  .filter(({ path }) => !path.startsWith("app/ui/forms"))
  .flatMap(({ text }) =>
    [...text.matchAll(/(?:createValidator(?:<[^()]*>)?\(|parseWithZod(?:<.*>)?\([^;]*?schema: )([\w.[\]]+)/g)].map(
      ([, name = ""]) => name,
    ),
  );

const schemas = await exportedSchemas();
const forms = [...new Set(formNames)].sort().flatMap((name): [string, z.ZodType | undefined][] => {
  const record = name.split("[")[0] ?? "";
  if (!name.includes("[")) return [[name, schemas.get(name)]];
  return [...schemas].filter(([key]) => key.startsWith(`${record}.`));
});

function getShape(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return [...getShape(schema.in), ...getShape(schema.out)];
  return [];
}

/** Of one kind each, what a field may hold that it should not. */
const wrong: unknown[] = [
  "",
  "x",
  "x".repeat(5_000),
  [],
  ["a", "b"],
  {},
  new File(["x"], "x.png"),
  0,
  -1.5,
  1e12,
  true,
  null,
];
const without = (keys: string[], left: string, rest: unknown) =>
  Object.fromEntries(keys.filter((key) => key !== left).map((key) => [key, rest]));

/** Everything absent, each field absent alone, and everything of each wrong kind. */
const attempts = (keys: string[]): Record<string, unknown>[] => [
  {},
  ...keys.map((key) => without(keys, key, "abc")),
  ...wrong.map((value) => without(keys, "", value)),
];

const listTexts = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

function asForm(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value])
      form.append(name, item instanceof File ? item : String(item));
  }
  return form;
}

async function formTexts(schema: z.ZodType, values: Record<string, unknown>): Promise<string[]> {
  const { error } = await createValidator(schema).validate(asForm(values));
  const submission = parseWithZod<z.ZodType<unknown, Record<string, unknown>>>(asForm(values), {
    schema: z.any().pipe(schema),
  });
  const conform = Object.entries(submission.reply().error ?? {});
  return [
    ...listTexts(schema, values),
    ...Object.entries(error?.fieldErrors ?? {}).map(([name, text]) => `${name}: ${text}`),
    ...conform.flatMap(([name, texts]) => (texts ?? []).map((text) => `${name}: ${text}`)),
  ];
}

const message = (line: string) => line.slice(line.indexOf(": ") + 2);

/** What a button sends rather than a person: who leaves it out has no field to be told beside. */
const sentByButtons = /^(?:intent|status|key|amount):/;
const isGeneral = (line: string) => Object.values(generalTexts).includes(message(line)) && !sentByButtons.test(line);

test("every form's schema is known by its name", () => {
  expect(forms.filter(([, schema]) => !schema).map(([name]) => name)).toEqual([]);
  expect(forms.length).toBeGreaterThan(30);
});

test.each(forms)("form %s: what is left out or of a wrong kind is told in our words", async (_name, schema) => {
  if (!schema) throw new Error("unknown");
  for (const values of attempts(getShape(schema))) {
    expect((await formTexts(schema, values)).filter((line) => ofZod.test(message(line)))).toEqual([]);
  }
  expect(listTexts(schema, {}).filter(isGeneral), "without a text of its own").toEqual([]);
});

test("every exported schema", () => {
  const raw = [...schemas].flatMap(([name, schema]) =>
    attempts(getShape(schema))
      .flatMap((values) => listTexts(schema, values))
      .filter((line) => ofZod.test(message(line)))
      .map((line) => `${name}.${line}`),
  );
  expect(raw).toEqual([]);
}, 60_000);

test("every body of the API", () => {
  const bodies = createTestApi(createUnconnectedDatabase().db).api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, request } = definition.route;
    return Object.values(request?.body?.content ?? {}).flatMap((content) =>
      content && "schema" in content && content.schema instanceof z.ZodType
        ? [{ call: `${method} ${path}`, schema: content.schema }]
        : [],
    );
  });
  expect(bodies.length).toBeGreaterThan(60);
  const raw = bodies.flatMap(({ call, schema }) =>
    attempts(getShape(schema))
      .flatMap((values) => listTexts(schema, values))
      .filter((line) => ofZod.test(message(line)))
      .map((line) => `${call} ${line}`),
  );
  expect(raw).toEqual([]);
});

test("[SIGNUP-1, ADDR-3] an empty form says what the catalogue has", () => {
  const textsOf = (name: string) => listTexts(schemas.get(name) ?? z.never(), {});
  expect(textsOf("signupForm")).toEqual([
    "firstName: User first name must be at least 2 characters",
    "lastName: User last name must be at least 2 characters",
    "email: Please enter a valid email address",
    "password: Password must be at least 8 characters",
    "confirmPassword: Passwords don't match",
  ]);
  expect(textsOf("addressRequest")).toEqual([
    "label: Please enter a label",
    "address: Please enter your address",
    "city: Please enter your city",
    "zipcode: Please enter your zip/post code",
    "contact_name: Please enter a valid name",
    "contact_phone: Please enter a valid phone number",
    "contact_email: Please enter a valid email",
  ]);
});

/** Two messages whose words the product's owner gave. */
const fieldMessages = /Zip code (?:must be at least 5 characters|is required)/g;

test('[FIND-5] "ZIP code" is spelt one way wherever it is written', () => {
  const written = ["app", "api", "domain"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(
    written.filter((path) =>
      /\b(?:Zip|zip|ZIP) [Cc]ode/.exec(
        readFileSync(path, "utf8").replaceAll("ZIP code", "").replaceAll(fieldMessages, ""),
      ),
    ),
  ).toEqual([]);
});
