import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  /** Types loader and action data as single fetch sends them: dates stay dates, promises stay promises. */
  interface Future {
    v3_singleFetch: true;
  }
}
