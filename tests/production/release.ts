import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** A folder with what the image holds, readable by everyone and writable by nobody who runs it. */
export interface Release {
  name: string;
  folder: string;
}

/** Who runs it: an account without rights where this one has them all. */
export const account: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Puts together what the last stage of the Dockerfile copies from a built tree, the packages by `npm ci --omit=dev` and without
 * what the Dockerfile takes out of them.
 * @throws when something that is to be copied is not there
 */
export function makeRelease(name: string, tree: string, folder: string): Release {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  mkdirSync(folder, { recursive: true });
  cpSync(join(tree, "package-lock.json"), join(folder, "package-lock.json"));
  for (const { from, to } of parseCopies(dockerfile)) {
    if (from === "node_modules") continue;
    const target = to.endsWith("/") ? join(folder, to, basename(from)) : join(folder, to);
    cpSync(join(tree, from), target, { recursive: true });
  }
  run("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  rmSync(join(folder, "package-lock.json"));
  const [, trim = "true"] = /^RUN (find .+)$/m.exec(dockerfile) ?? [];
  run("sh", ["-c", trim], folder);
  run("chmod", ["-R", process.getuid?.() === 0 ? "a+rX,go-w" : "a+rX,a-w", "."], folder);
  return { name, folder };
}

/** Builds `commit` in a tree of its own, removed with the folder. */
export function makeReleaseOf(commit: string, folder: string): Release {
  const tree = `${folder}-tree`;
  run("git", ["worktree", "add", "--quiet", "--detach", tree, commit], ".");
  try {
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], tree);
    run("npm", ["run", "--silent", "build"], tree);
    return makeRelease(commit, tree, folder);
  } finally {
    run("git", ["worktree", "remove", "--force", tree], ".");
  }
}

/** A folder that the account may write to, with all that lies in it, as a volume would be. */
export function dataFolder(path: string): string {
  if (!existsSync(path)) mkdirSync(path, { recursive: true });
  const { uid, gid } = account;
  if (uid !== undefined) run("chown", ["-R", `${uid}:${gid}`, path], ".");
  return path;
}

/** "COPY --from=build /halalgo/a /halalgo/b to/" of the image's last stage. */
function parseCopies(dockerfile: string): { from: string; to: string }[] {
  return [...dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].flatMap(([, sources = "", to = ""]) =>
    sources.split(" ").map((source) => ({ from: source.replace("/halalgo/", ""), to })),
  );
}

function run(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
