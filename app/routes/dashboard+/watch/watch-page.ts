import { dashboardPaths } from "~/lib/dashboard-paths";

const font = "font:500 15px/24px Figtree,system-ui,'Segoe UI',Roboto,sans-serif";

const schemes: Record<string, string> = { light: "light", dark: "dark" };

export interface Watch {
  /** The surrounding page, which the link reloads. */
  page: string;
  seen: string | null;
  /** "ended": the session has ended. */
  news: "none" | "new" | "unknown" | "ended";
  toAccept: number;
  theme: string | null;
}

/** The frame's HTML document: a sentence, and a link if there is news. */
export function watchPage({ page, seen, news, toAccept, theme }: Watch): string {
  const again = dashboardPaths.dashboardWatch({ page, theme: theme ?? undefined, seen: seen ?? undefined });
  const scheme = schemes[theme ?? ""] ?? "light dark";
  const colours = news === "none" ? "light-dark(#5b655f,#a3aea6)" : "light-dark(#17211b,#f2f1ea)";
  const link = `style="color:light-dark(#0b6349,#7fd1ae);font-weight:600" target="_top" href="${escaped(page)}"`;
  return `<!doctype html>
<html lang="en" style="color-scheme:${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>New orders</title>
${news === "ended" ? "" : `<meta http-equiv="refresh" content="30;url=${escaped(again)}">`}</head>
<body style="margin:0;color:${colours};${font}">
<p role="status" style="margin:0;padding:4px 2px">${sentence(news, toAccept)} <a ${link}>${news === "ended" ? "Log in" : "Refresh"}</a></p>
</body>
</html>
`;
}

function sentence(news: Watch["news"], toAccept: number): string {
  const waiting = toAccept === 1 ? "1 order waits" : `${toAccept} orders wait`;
  if (news === "ended") return "<strong>Your session has ended.</strong>";
  if (news === "unknown") return "We cannot look for new orders at the moment, and try again.";
  if (news === "new") return `<strong>Orders have changed. ${waiting} to be accepted.</strong>`;
  return "Looks for new orders every 30 seconds. Nothing new.";
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
