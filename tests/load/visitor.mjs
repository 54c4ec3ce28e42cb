/**
 * The pages to measure, and as whom: somebody without a session, the demo's customer with something in the cart, its owner, its
 * administrator. Walks there as a person without JavaScript would.
 * @param {string} app the app's address
 * @returns {Promise<{ name: string, path: string, cookie: string | undefined }[]>}
 * @throws when a page on the way does not answer as expected
 */
export async function pagesToMeasure(app) {
  const [customer, owner, admin] = await Promise.all(["customer", "owner", "admin"].map((who) => signIn(app, who)));
  const restaurant = pick(await page(app, "/home"), /href="(\/restaurant\/[^"/?#]+)"/, "a restaurant on the home page");
  const menu = await page(app, restaurant, customer);
  const item = pick(menu, /href="(\/restaurant\/[^"/?#]+\/items\/[^"#]+)"/, "an item on the restaurant page");
  await addToCart(app, item, customer);
  const order = pick(await page(app, "/orders", customer), /(\/orders\/[\w-]{20,})/, "an order");
  const checkout = `/checkout?restaurantId=${restaurant.split("/")[2]}`;
  return [
    { name: "landing", path: "/", cookie: undefined },
    { name: "home", path: "/home", cookie: undefined },
    { name: "restaurant", path: restaurant, cookie: undefined },
    { name: "search", path: "/home?search=kebab", cookie: undefined },
    { name: "home of a customer", path: "/home", cookie: customer },
    { name: "restaurant of a customer", path: restaurant, cookie: customer },
    { name: "orders", path: "/orders", cookie: customer },
    { name: "order", path: order, cookie: customer },
    { name: "checkout", path: checkout, cookie: customer },
    { name: "dashboard", path: "/dashboard", cookie: owner },
    { name: "items", path: "/dashboard/items", cookie: owner },
    { name: "online orders", path: "/dashboard/online-orders", cookie: owner },
    { name: "kitchen", path: "/dashboard/kds", cookie: owner },
    { name: "administration", path: "/admin", cookie: admin },
  ];
}

async function signIn(app, who) {
  const response = await post(app, "/auth/login", { email: `${who}@halalgo.test`, password: "halalgo-demo" });
  const cookie = cookiesOf(response);
  if (response.status !== 302 || !cookie) throw new Error(`The demo's ${who} could not sign in: ${response.status}`);
  return cookie;
}

async function addToCart(app, path, cookie) {
  const html = await page(app, path, cookie);
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)];
  const [, attributes = "", content = ""] = forms.find(([form]) => /name="quantity"/.test(form)) ?? [];
  if (!content) throw new Error(`No form to add an item on ${path}`);
  const action = /\baction="([^"]*)"/.exec(attributes)?.[1] || path;
  const response = await post(app, unescape(action), fieldsOf(content), cookie);
  if (response.status !== 302) throw new Error(`Adding to the cart answered ${response.status}`);
}

/** What a browser would send for an untouched form: hidden, text and number fields, and what is checked. */
function fieldsOf(html) {
  const fields = {};
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute("name");
    const isChoice = /type="(radio|checkbox)"/.test(tag);
    if (name && (!isChoice || /\schecked\b/.test(tag))) fields[name] = unescape(attribute("value") ?? "");
  }
  return fields;
}

async function page(app, path, cookie) {
  const response = await fetch(`${app}${path}`, { headers: cookie ? { cookie } : {}, redirect: "manual" });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

function post(app, path, fields, cookie) {
  const headers = { Origin: app, ...(cookie && { cookie }) };
  return fetch(`${app}${path}`, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

function pick(html, pattern, what) {
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`Not found: ${what}`);
  return unescape(found);
}

const unescape = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
