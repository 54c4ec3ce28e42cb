const font = "font-family:Figtree,system-ui,'Segoe UI',Roboto,sans-serif";
/** Style sheets may be unavailable, so styles are inline; dark mode follows the system. */
const body = `margin:0;min-height:100vh;color-scheme:light dark;background:light-dark(#fff,#0e1512);color:light-dark(#3a433d,#d5dad4);${font}`;
const main = "max-width:34rem;margin:0 auto;padding:12vh 1.5rem 3rem;text-align:center;line-height:1.5";
const heading = "margin:0;font-size:2rem;line-height:1.2;color:light-dark(#17211b,#f2f1ea)";
const button =
  "display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:12px;background:#0b6349;color:#fff;font-weight:600;text-decoration:none";

/** [SESS-10] Shown while the page reloads the same address. */
export function loadingPage(): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Loading · HalalGo</title>
<meta http-equiv="refresh" content="0"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body style="${body}"><main style="${main}">
<img src="/favicon.svg" alt="HalalGo" width="72" height="72">
<h1 role="status" style="${heading};margin-top:1.5rem">Loading application</h1>
</main></body>
</html>
`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

interface WayOn {
  /** HTML shown instead of the link. */
  form?: string;
  /** Where the link leads; to the restaurants by default. */
  home?: { to: string; label: string };
}

/** An error page for failures before the app can render one, without style sheet and script. */
export function plainPage(status: number, title: string, whatToDo: string, { form, home }: WayOn = {}): Response {
  const { to, label } = home ?? { to: "/home", label: "Find restaurants" };
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Error: ${title} · HalalGo</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body style="${body}"><main style="${main}">
<img src="/favicon.svg" alt="HalalGo" width="72" height="72">
<p style="margin:1.5rem 0 .25rem;font-weight:600">Error ${status}</p>
<h1 style="${heading}">${title}</h1>
<p style="font-size:1.125rem">${whatToDo}</p>
${form || `<p><a href="${to}" style="${button}">${label}</a></p>`}
</main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
