/** The addresses of Clover's card fields, by environment (docs.clover.com, "Using the Clover iframe"). */
export const cloverSdk = {
  sandbox: "https://checkout.sandbox.dev.clover.com/sdk.js",
  production: "https://checkout.clover.com/sdk.js",
} as const;
