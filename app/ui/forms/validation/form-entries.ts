type Node = { [key: string]: unknown };

const forbidden = new Set(["__proto__", "constructor", "prototype"]);
const maxListLength = 1000;

/**
 * Nested data from a form's entries: `name`, `address.city`, `sizes[0].price`; a repeated name gives a list. Names that
 * would pollute a prototype or create a huge list are ignored: no form of ours has them.
 */
export function readFormEntries(entries: Iterable<[string, unknown]>): Node {
  const grouped = new Map<string, unknown[]>();
  for (const [name, value] of entries) grouped.set(name, [...(grouped.get(name) ?? []), value]);
  const root: Node = {};
  for (const [name, values] of grouped) {
    const path = toPath(name);
    if (path) put(root, path, values.length === 1 ? values[0] : values);
  }
  return root;
}

/** A name's keys, numbers for list positions; null for an invalid name. */
function toPath(name: string): (string | number)[] | null {
  const keys = name.split(/[.[\]]+/).filter((key) => key !== "");
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const fine = path.every((key) => (typeof key === "number" ? key < maxListLength : !forbidden.has(key)));
  return fine && path.length > 0 && path.length < 8 && typeof path[0] === "string" ? path : null;
}

function put(root: Node, path: (string | number)[], value: unknown) {
  let node: Node | unknown[] = root;
  path.forEach((key, index) => {
    const next = path[index + 1];
    const held: unknown = Reflect.get(node, key);
    if (next === undefined) {
      Reflect.set(node, key, value);
    } else if (isBranch(held)) {
      node = held;
    } else {
      const branch: Node | unknown[] = typeof next === "number" ? [] : {};
      Reflect.set(node, key, branch);
      node = branch;
    }
  });
}

function isBranch(value: unknown): value is Node | unknown[] {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}
