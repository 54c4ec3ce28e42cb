import { expect, test } from "vitest";
import { watchPage } from "./route";

const watch = { page: '/dashboard/items?q="><b>', seen: "abc", news: "none", toAccept: 2, theme: "dark" } as const;

test("[RUSH-1] the frame keeps what it has seen, leads the page around it to its own address, and takes no markup", () => {
  const html = watchPage(watch);
  expect(html).toContain("30;url=/dashboard/watch?page=");
  expect(html).toContain("&amp;seen=abc");
  expect(html).toContain('target="_top" href="/dashboard/items?q=&quot;&gt;&lt;b&gt;"');
  expect(html).not.toContain("<b>");
  expect(html, "the page's own font").toMatch(
    /@font-face\{font-family:Figtree;[^}]*url\("[^"]*figtree[^"]*\.woff2"\)/i,
  );
  expect(html).toContain("Nothing has changed.");
});

test("[RUSH-1] it says when orders have changed, and when nobody knows", () => {
  expect(watchPage({ ...watch, news: "new" })).toContain("Orders have changed. 2 orders wait to be accepted.");
  expect(watchPage({ ...watch, news: "new", toAccept: 1 })).toContain("1 order waits to be accepted.");
  expect(watchPage({ ...watch, news: "unknown" })).toContain("We cannot look for new orders at the moment");
});

test("[RUSH-1] once the session has ended it asks no more, and leads the page around it to the login", () => {
  const html = watchPage({ ...watch, page: "/dashboard/items", news: "ended" });
  expect(html).toContain("Your session has ended.");
  expect(html).toContain('target="_top" href="/dashboard/items">Log in<');
  expect(html).not.toContain("http-equiv");
});
