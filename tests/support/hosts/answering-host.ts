import { createHostClient } from "~/host/client/client.server";
import type { Host } from "~/host/client/host";

/** A host that answers each read with what `answer` makes of its path; nothing is remembered from one to the next. */
export function answeringHost(answer: (path: string) => unknown): Pick<Host, "call"> {
  const hostFor = createHostClient({
    guard: (attempt) => attempt(),
    transport: async ({ path }) => ({
      status: 200,
      contentType: "application/json",
      text: JSON.stringify(answer(path)),
    }),
  });
  const caller = { token: () => null, requestId: "test", forwardedHeaders: {}, clientAddress: "192.0.2.1" };
  return {
    get call() {
      return hostFor(caller).call;
    },
  };
}
