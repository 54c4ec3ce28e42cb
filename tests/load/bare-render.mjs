import { createServer } from "node:http";
import { createGzip } from "node:zlib";
import { createElement as h } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** The yardstick: react-dom/server on node:http, 40 cards, gzip, with nothing around it. No router, no data, no session. */
const server = createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(h(Page, { cards: 40 }), {
    onShellReady() {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" });
      const zipped = createGzip();
      zipped.pipe(response);
      pipe(zipped);
    },
  });
});

server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("listening"));
process.on("SIGTERM", () => server.close(() => process.exit(0)));
process.on("disconnect", () => process.exit(0));

function Page({ cards }) {
  const list = Array.from({ length: cards }, (_, index) => h(Card, { key: index, index }));
  return h("html", { lang: "en" }, h("head", null, h("title", null, "Bare")), h("body", null, h("ul", null, list)));
}

/** Ten elements, as dense in attributes and text as a card of the app. */
function Card({ index }) {
  return h(
    "li",
    { className: "group relative flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card" },
    h("img", { src: `/pictures/${index}.webp`, alt: "", width: 400, height: 225, loading: "lazy" }),
    h("h3", { className: "text-lg font-semibold" }, h("a", { href: `/restaurant/${index}` }, `Restaurant ${index}`)),
    h(
      "p",
      { className: "flex items-center gap-2 text-sm text-muted" },
      h("span", { className: "font-medium" }, "4.8"),
      h("span", null, "Afghan, grill"),
      h("span", null, "25 to 35 min"),
    ),
    h("p", { className: "text-sm text-quiet" }, h("strong", null, "20% off your order")),
  );
}
