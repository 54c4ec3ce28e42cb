import { IntentPrefetch } from "./intent-prefetch";
import { LiveNews } from "./live-news";
import type { HeaderSummary } from "./summary.server";

/** What a page of the customer area does while it is open. */
export default function WhileOpen({ news }: { news?: HeaderSummary["news"] }) {
  return (
    <>
      <IntentPrefetch />
      {news && <LiveNews newest={news.newest} />}
    </>
  );
}
