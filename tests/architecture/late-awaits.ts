import ts from "typescript";

const combinators = /^Promise\.(all|allSettled|any|race)$/;

/**
 * Promises of a module that are started early and awaited late: while something else is awaited, or after the function has been
 * left, nobody hears of their failure, and Node ends the process on a rejection that nobody hears.
 * @returns a line for each: the variable, or the call within `Promise.all`, and its line number
 */
export function lateAwaitsIn(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const tell = (node: ts.Node, what: string) =>
    found.push(`${what} in line ${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
  const visit = (node: ts.Node): void => {
    const started = startOf(node);
    if (started && isAwaitedLate(started)) tell(node, started.name);
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      combinators.test(node.expression.getText(file))
    ) {
      const early = startedBesideAwait(node);
      if (early) tell(early, early.getText(file).slice(0, 40));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Started {
  name: string;
  value: ts.Expression;
  /** Where the promise is under way. */
  from: number;
  within: ts.Node;
}

/** `const a = f()` and `a = f()`, where nothing awaits the call itself. */
function startOf(node: ts.Node): Started | null {
  const [target, value] = ts.isVariableDeclaration(node)
    ? [node.name, node.initializer]
    : ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
      ? [node.left, node.right]
      : [];
  if (!target || !ts.isIdentifier(target) || !value) return null;
  const isEmptyList = ts.isArrayLiteralExpression(value) && value.elements.length === 0;
  if (ts.isAwaitExpression(value) || ts.isFunctionLike(value) || isEmptyList || isHandled(value)) return null;
  return { name: target.text, value, from: value.end, within: functionAround(node) };
}

/** Ends in a handler that stands here and throws nothing; one with a name may throw, as `nullIfUnsupported` does. */
function isHandled(value: ts.Expression): boolean {
  if (!ts.isCallExpression(value) || !ts.isPropertyAccessExpression(value.expression)) return false;
  const { text: method } = value.expression.name;
  const handler = method === "catch" ? value.arguments[0] : method === "then" ? value.arguments[1] : undefined;
  return handler !== undefined && ts.isArrowFunction(handler) && !contains(handler, ts.isThrowStatement);
}

function isAwaitedLate({ name, from, within }: Started): boolean {
  const uses: ts.Identifier[] = [];
  const stops: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && node.pos >= from && isHeard(node)) uses.push(node);
    if (node.pos >= from && isStop(node) && functionAround(node) === within) stops.push(node);
    ts.forEachChild(node, collect);
  };
  ts.forEachChild(within, collect);
  // Never heard as a promise: it is none, or whoever it is given to hears it.
  if (uses.length === 0) return false;
  const first = uses.find((use) => functionAround(use) === within);
  return stops.some((stop) => first === undefined || stop.end <= first.pos);
}

/** Awaited, given a handler, or part of what is awaited together. */
function isHeard(use: ts.Identifier): boolean {
  const parent = outsideOfBrackets(use);
  if (ts.isAwaitExpression(parent)) return true;
  if (ts.isPropertyAccessExpression(parent) && parent.expression.end === use.end)
    return /^(then|catch|finally)$/.test(parent.name.text);
  const list = ts.isSpreadElement(parent) ? parent.parent : parent;
  const call = ts.isArrayLiteralExpression(list) ? list.parent : list;
  return ts.isCallExpression(call) && combinators.test(call.expression.getText()) && call.expression.end < use.pos;
}

/** What gives other code its turn, or leaves. */
const isStop = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  ts.isYieldExpression(node) ||
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  (ts.isForOfStatement(node) && node.awaitModifier !== undefined);

/** A call in the list of `Promise.all` that is under way while another one's argument is awaited. */
function startedBesideAwait(call: ts.CallExpression): ts.Expression | undefined {
  const [list] = call.arguments;
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined;
  const firstAwait = list.elements.findIndex((element, index) => index > 0 && contains(element, ts.isAwaitExpression));
  return list.elements.slice(0, Math.max(0, firstAwait)).find((element) => !ts.isAwaitExpression(element));
}

/** Whether a node of the kind runs as part of `node`, not in a function that is only written there. */
function contains(node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  const inner = (child: ts.Node): boolean =>
    !ts.isFunctionLike(child) && (isWanted(child) || ts.forEachChild(child, inner) === true);
  return ts.isFunctionLike(node) ? ts.forEachChild(node, inner) === true : inner(node);
}

function functionAround(node: ts.Node): ts.Node {
  const { parent } = node;
  return !parent || ts.isFunctionLike(parent) ? (parent ?? node) : functionAround(parent);
}

function outsideOfBrackets(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node.parent) ? outsideOfBrackets(node.parent) : node.parent;
}
