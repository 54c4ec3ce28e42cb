interface ScriptElementsProps {
  nonce: string | undefined;
  /** Empty in the browser. */
  texts?: [context: string, data: string, wake: string, start: string];
}

const none = ["", "", "", ""] satisfies ScriptElementsProps["texts"];

/**
 * The elements of `PageScripts`. Their texts matter in the document only: React 18.3.1 expects the elements when it
 * hydrates, but does not compare their texts.
 */
export function ScriptElements({ nonce, texts: [context, data, wake, start] = none }: ScriptElementsProps) {
  const of = (text: string) => ({ suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } });
  return (
    <>
      <script {...of(context)} nonce={nonce} />
      <script {...of(data)} id="page-scripts" type="application/json" />
      <script {...of(wake)} nonce={nonce} />
      <script {...of(start)} nonce={nonce} async type="module" />
    </>
  );
}
