import { posix } from "node:path";
import ts from "typescript";
import { lateAwaitsIn } from "./late-awaits";

/** One import statement (also `export … from`, `import()` and import types), as it stands in the file. */
interface Import {
  specifier: string;
  /** The file of ours it leads to, relative to the repository; undefined for packages. */
  target: string | undefined;
  typeOnly: boolean;
}

/** What the rules need to know about one source file. `path` is relative to the repository, with forward slashes. */
export interface Source {
  path: string;
  lines: number;
  imports: Import[];
  /** Names the module exports, re-exports included; `*` for `export * from`. */
  exports: string[];
  /** Every string and template part, class names among them, but no text between JSX tags. */
  strings: string[];
  /** Names of variables, parameters, functions, components and types; not of fields that are destructured by their own name. */
  declaredNames: string[];
  /** What the router and Remix export under names that begin with UNSAFE_. */
  unsafeNames: string[];
  readsEnvironment: boolean;
  /** Whether it calls `formData()` of a request. */
  readsForms: boolean;
  /** Promises that are started early and awaited late. */
  lateAwaits: string[];
}

const aliases: Record<string, string> = { "~/": "app/", "@domain/": "domain/", "@api/": "api/", "@tests/": "tests/" };
const endings = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"];

/** Parses the files and resolves their imports against one another. Style sheets have lines only. */
export function scan(files: ReadonlyMap<string, string>): Source[] {
  return [...files].map(([path, text]) => {
    const source: Source = {
      path,
      lines: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
      imports: [],
      exports: [],
      strings: [],
      declaredNames: [],
      unsafeNames: [],
      readsEnvironment: false,
      readsForms: false,
      lateAwaits: [],
    };
    if (!path.endsWith(".css")) visitModule(path, text, source, files);
    return source;
  });
}

function visitModule(path: string, text: string, source: Source, files: ReadonlyMap<string, string>) {
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (!node || !ts.isStringLiteral(node)) return;
    source.imports.push({ specifier: node.text, target: resolve(path, node.text, files), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeOnly(node.importClause));
      if (node.importClause) visit(node.importClause);
      return;
    }
    if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
      if (!node.exportClause) source.exports.push("*");
      else if (ts.isNamedExports(node.exportClause))
        source.exports.push(...node.exportClause.elements.map(({ name }) => name.text));
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isIdentifier(node) && node.text.startsWith("UNSAFE_")) source.unsafeNames.push(node.text);
    const declared = findDeclaredName(node);
    if (declared) source.declaredNames.push(declared);
    if (ts.isStringLiteralLike(node)) source.strings.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) source.strings.push(node.text);
    if (ts.isPropertyAccessExpression(node) && node.name.text === "env" && /^process\??\.env$/.test(node.getText()))
      source.readsEnvironment = true;
    const called = ts.isCallExpression(node) ? node.expression : null;
    if (called && ts.isPropertyAccessExpression(called) && called.name.text === "formData") source.readsForms = true;
    source.exports.push(...declaredExports(node));
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  visit(file);
  source.lateAwaits = lateAwaitsIn(file);
}

function findDeclaredName(node: ts.Node): string | null {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isBindingElement(node) && (node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent)));
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name.text : null;
}

function declaredExports(node: ts.Node): string[] {
  if (!ts.canHaveModifiers(node)) return [];
  if (!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(node) && node.name ? [node.name.text] : [];
}

/** Also `import { type A, type B } from`, which leaves nothing to run. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return !clause.name && named !== undefined && ts.isNamedImports(named) && named.elements.every((e) => e.isTypeOnly);
}

function resolve(from: string, specifier: string, files: ReadonlyMap<string, string>): string | undefined {
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  const isRelative =
    specifier.startsWith("./") || specifier.startsWith("../") || specifier === "." || specifier === "..";
  if (!alias && !isRelative) return undefined;
  const path = alias
    ? posix.join(aliases[alias] ?? "", specifier.slice(alias.length))
    : posix.join(posix.dirname(from), specifier);
  return endings.map((ending) => path + ending).find((candidate) => files.has(candidate)) ?? path;
}
