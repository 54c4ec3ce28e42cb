/*
 * Keeps the scripts, styles and fonts of the build, whose names change with their content, and one page for when there is
 * no network. Never another page: pages hold what only their visitor may see (docs/decisions/014). A change of the offline
 * page or of this file's rules needs a new name here; caches of other names are deleted.
 */
const cacheName = "halalgo-1";
const offlinePage = "/offline.html";
const keptAhead = [offlinePage, "/favicon.svg"];
/** Builds come and go; the oldest files make room. */
const mostFiles = 150;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(keptAhead.map((url) => new Request(url, { cache: "reload" }))))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Forms, event streams, data and what others serve are none of its business.
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage)));
  } else if (url.pathname.startsWith("/build/") || keptAhead.slice(1).includes(url.pathname)) {
    event.respondWith(fromCacheFirst(event));
  }
});

// Orders, told by the browser's push service while no page may be open. What it says is ours, encrypted for this browser alone.
addEventListener("push", (event) => {
  const { title, body, link } = event.data?.json() ?? {};
  if (!title) return;
  // Later news of an order take the place of what was said of it.
  event.waitUntil(
    registration.showNotification(title, { body, tag: link, renotify: true, icon: "/icons/app-192.png", data: { link } }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.link ?? "/", location.origin);
  if (url.origin === location.origin) event.waitUntil(open(url));
});

/** In a page that shows it already, else in one of its own: what is being typed elsewhere stays. */
async function open(url) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (shown ? shown.focus() : clients.openWindow(url.href));
}

async function fromCacheFirst(event) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status === 200 && !type.startsWith("text/html")) event.waitUntil(keep(cache, event.request, answer.clone()));
  return answer;
}

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  const files = (await cache.keys()).filter(({ url }) => !keptAhead.includes(new URL(url).pathname));
  await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((old) => cache.delete(old)));
}
