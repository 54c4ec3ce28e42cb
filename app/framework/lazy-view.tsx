import { type ComponentType, lazy, Suspense } from "react";

/**
 * A component whose script a page fetches by itself and only where it shows it. The server draws it at once, so that it is there
 * without scripts; until its script has come it stands as it was drawn (React hydrates a Suspense boundary when it can).
 * @param drawn the component where the server draws, from a `.server` module, which the compiler leaves out of browsers' scripts
 */
export function lazyView<Props extends object>(
  drawn: ComponentType<Props> | undefined,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Fetched = lazy(async () => {
    const { default: View } = await load();
    return { default: ({ given }: { given: Props }) => <View {...given} /> };
  });
  const Drawn = drawn;
  return function LazyView(props: Props) {
    return (
      <Suspense fallback={<div aria-busy className="min-h-80" />}>
        {Drawn ? <Drawn {...props} /> : <Fetched given={props} />}
      </Suspense>
    );
  };
}
