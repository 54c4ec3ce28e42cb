import { beforeEach, expect, test, vi } from "vitest";
import { connection } from "~/framework/forms/connection";
import { useOpened } from "./use-opened";

/** React's hooks of one component, by hand: effects, which this hook is about, run in browsers alone. */
const component = vi.hoisted(() => {
  const cells: unknown[] = [];
  const deps: unknown[][] = [];
  let nextCell = 0;
  let nextEffect = 0;
  let due: (() => void)[] = [];
  let isStale = false;
  return {
    useState(initial: unknown) {
      const at = nextCell++;
      if (!(at in cells)) cells[at] = initial;
      const set = (value: unknown) => {
        isStale ||= cells[at] !== value;
        cells[at] = value;
      };
      return [cells[at], set];
    },
    useRef(initial: unknown) {
      const at = nextCell++;
      if (!(at in cells)) cells[at] = { current: initial };
      return cells[at];
    },
    useEffect(run: () => void, now: unknown[]) {
      const at = nextEffect++;
      if (deps[at]?.every((value, index) => value === now[index])) return;
      deps[at] = now;
      due.push(run);
    },
    /** Renders until nothing changes any more. */
    render<Value>(hook: () => Value): Value {
      for (;;) {
        nextCell = nextEffect = 0;
        due = [];
        isStale = false;
        const value = hook();
        for (const run of due) run();
        if (!isStale) return value;
      }
    },
    unmount() {
      cells.length = deps.length = 0;
    },
  };
});
const navigation = vi.hoisted((): { formData?: FormData } => ({}));
vi.mock("react", () => component);
vi.mock("@remix-run/react", () => ({ useNavigation: () => navigation }));

beforeEach(() => {
  component.unmount();
  connection.lastSubmissionFailed = false;
});

/** The page with this version of the record, while that form is on its way. */
function show(version: string, { sends, isRefused = false }: { sends?: string; isRefused?: boolean } = {}): string {
  delete navigation.formData;
  if (sends) (navigation.formData = new FormData()).set("form", sends);
  return component.render(() => useOpened(version, isRefused, (sent) => sent.get("form") === "profile"));
}

test("[ITEM-6] a form keeps the version it was opened with, whatever news the page reads", () => {
  expect(show("opened")).toBe("opened");
  expect(show("somebody else's")).toBe("opened");
  expect(show("somebody else's", { sends: "another form" })).toBe("opened");
  expect(show("newer")).toBe("opened");
});

test("[ITEM-6] once saved it has the version that its own answer brought, and keeps that", () => {
  show("opened");
  expect(show("opened", { sends: "profile" })).toBe("opened");
  expect(show("saved")).toBe("saved");
  expect(show("somebody else's")).toBe("saved");
});

test("[ITEM-6] refused, it is not renewed by what was read with the refusal; saved after that, it is", () => {
  show("opened");
  show("opened", { sends: "profile" });
  expect(show("somebody else's", { isRefused: true })).toBe("opened");
  expect(show("newer", { isRefused: true })).toBe("opened");
  expect(show("newer", { sends: "profile", isRefused: true })).toBe("opened");
  expect(show("saved")).toBe("saved");
});

test("[ITEM-6, ERR-2] without an answer it keeps its version: what is read then may be somebody else's", () => {
  show("opened");
  show("opened", { sends: "profile" });
  connection.lastSubmissionFailed = true;
  expect(show("somebody else's")).toBe("opened");
  connection.lastSubmissionFailed = false;
  show("opened", { sends: "profile" });
  expect(show("saved")).toBe("saved");
});
