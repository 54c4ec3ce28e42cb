/**
 * What the framework asks when it runs and what is known when this app is built: its settings (remix.config.js has all of
 * v3's on), that it runs in a browser, and what every browser has that reads ES modules. Written as the compiler writes it.
 * @type {[question: RegExp, answer: string][]}
 */
const known = [
  [/(?<![\w$.?])(?:[\w$]+\??\.)+v[37]_\w+(?!\w*\s*(?::|=(?!=)))/g, "(!0)"],
  [/(?<![\w$.?])(?:[\w$]+\.)+isSpaMode\b(?!\s*=(?!=))/g, "(!1)"],
  [/typeof (?:document|window(?:\.document(?:\.createElement)?)?)>"u"/g, "!1"],
  [/typeof (?:document|window(?:\.document(?:\.createElement)?)?)<"u"/g, "!0"],
  // A page's data comes by single fetch, which gives every loader this function; what follows is how it was done before.
  [/typeof (\w+)=="function"\)return await \1\(\)/g, "!0)return await $1()"],
  [/typeof __remixContext=="object"&&__remixContext\.a\b/g, "!1"],
  // So its older kind of data that comes later, with a way to subscribe, comes from nowhere.
  [/return (\w+)\.type===[\w$]+\.deferred\b/g, "return!1"],
  [/return (\w+)&&typeof \1=="object"&&typeof \1\.data=="object"&&typeof \1\.subscribe=="function"&&/g, "return!1&&"],
  // Internet Explorer.
  [/"documentMode"in document/g, "!1"],
  [/document\.documentMode\b/g, "void 0"],
  [/typeof MSApp<"u"/g, "!1"],
  [/"(?:oninput"in document|(?:Animation|Composition|Text|Transition)Event"in window)/g, "!0"],
  [/typeof (?:Object\.is|Promise|WeakMap|WeakSet|setTimeout|clearTimeout|queueMicrotask)=="function"/g, "!0"],
  [/Object\.assign\?Object\.assign\.bind\(\):/g, "!0?Object.assign.bind():"],
];

/**
 * The framework's script with these questions answered, so that Terser drops what is never run: 4 kB of every page after
 * compression. Any other script as it is.
 * @param {string} source as the compiler wrote it
 * @throws when a question is no longer there: look at what an update of the framework asks now
 */
export function settled(source) {
  if (!source.includes("window.__remixContext")) return source;
  return known.reduce((text, [question, answer]) => {
    const next = text.replace(question, answer);
    if (next === text) throw new Error(`The framework's script no longer asks ${question}`);
    return next;
  }, source);
}
