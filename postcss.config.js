// Nesting is resolved in development too: Remix's esbuild knows an older form of it, and would warn at each rule.
export default { plugins: { "@tailwindcss/postcss": { optimize: { minify: process.env.NODE_ENV === "production" } } } };
