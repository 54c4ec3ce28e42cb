import { type ComponentType, useEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * A part of a page that few visitors see, with its own script. If it came with the document, its HTML stays as it is,
 * with native links and forms, until its props change; only then, or when it is first rendered in the browser, is its
 * script loaded. React 18.3.1 cannot hydrate a suspended part of this kind.
 * @param onServer undefined in the browser: it is in a `.server` module
 */
export function lazyView<Props extends object>(
  onServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyView(props: Props) {
    const isHydrated = useHydrated();
    const [isFromDocument] = useState(!isHydrated);
    const first = useRef(props);
    const isFirst = Object.entries(props).every(([name, value]) => Object.is(value, Reflect.get(first.current, name)));
    const showsDocument = isFromDocument && isFirst;
    const [View, setView] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!showsDocument) void load().then((view) => setView(() => view));
    }, [showsDocument]);
    if (onServer) return <div>{renderView(onServer, props)}</div>;
    if (showsDocument) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
    return <div key="in-browser">{View && renderView(View, props)}</div>;
  };
}

const renderView = <Props extends object>(View: ComponentType<Props>, props: Props) => <View {...props} />;
