/** A page for refusals that happen before the app can draw one. It needs no style sheet and no script. */
export function plainPage(status: number, title: string, whatToDo: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: ${title} · HalalGo</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><main><p>Error ${status}</p><h1>${title}</h1><p>${whatToDo}</p><p><a href="/home">Find restaurants</a></p></main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
