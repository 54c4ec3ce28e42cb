import { resolve } from "node:path";
import ts from "typescript";

/** A column, in words that a table of the database and a type of Kysely can both be put in. */
export interface Column {
  type: string;
  isNullable: boolean;
  /** What an insert does with it. */
  insert: "needed" | "optional" | "forbidden";
  /** The words it may be, where only those; sorted. */
  words: string[] | null;
}

const question = `
import type { Insertable, Selectable } from "kysely";
import type { Database } from "./index";
export declare const read: { [Name in keyof Database]: Selectable<Database[Name]> };
export declare const written: { [Name in keyof Database]: Insertable<Database[Name]> };
`;

/** Every column that `api/db/tables` types, by "table.column", as TypeScript understands it. */
export function columnTypes(): Map<string, Column> {
  const { checker, source } = ask(resolve("api/db/tables/question.ts"));
  const [read, written] = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map((each) => checker.getTypeAtLocation(each)));
  const columns = new Map<string, Column>();
  for (const table of read?.getProperties() ?? []) {
    const row = written?.getProperty(table.name);
    for (const column of checker.getTypeOfSymbol(table).getProperties()) {
      const insert = row && checker.getTypeOfSymbol(row).getProperty(column.name);
      columns.set(`${table.name}.${column.name}`, getColumn(checker, checker.getTypeOfSymbol(column), insert));
    }
  }
  return columns;
}

/** Type-checks the question as if it lay at `path`. */
function ask(path: string) {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ["node"],
    lib: ["lib.es2022.d.ts"],
    paths: { "@domain/*": ["./domain/*"], "@api/*": ["./api/*"] },
    pathsBasePath: process.cwd(),
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(path, question, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  if (!source) throw new Error("The question was not read.");
  return { checker: program.getTypeChecker(), source };
}

function getColumn(checker: ts.TypeChecker, read: ts.Type, insert: ts.Symbol | undefined): Column {
  const value = checker.getNonNullableType(read);
  const insertType = insert && checker.getTypeOfSymbol(insert);
  const isText = insertType !== undefined && typeName(checker, checker.getNonNullableType(insertType)) === "string";
  const type = typeName(checker, value);
  const parts = value.isUnion() ? value.types : [value];
  const words = parts.map((part) => (part.isStringLiteral() ? part.value : null));
  return {
    // Read as a value, written as text.
    type: isText && type !== "string" ? "json" : type,
    isNullable: allowsNull(insertType ?? read),
    insert: !insert ? "forbidden" : insert.flags & ts.SymbolFlags.Optional ? "optional" : "needed",
    words: words.every((word) => word !== null) ? words.toSorted() : null,
  };
}

const allowsNull = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some((part) => (part.flags & ts.TypeFlags.Null) !== 0);

/** "string", "number", "boolean", or the name of what is more; words are strings. */
function typeName(checker: ts.TypeChecker, type: ts.Type): string {
  return checker.typeToString(checker.getBaseTypeOfLiteralType(type));
}
