import type { TableWithCode } from "./tables.server";

/** Dark on white in either theme, because scanners need that. */
export function QrCode({ table, className }: { table: Pick<TableWithCode, "label" | "shape">; className: string }) {
  const { size, path } = table.shape;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Code of ${table.label}`} className={className}>
      <path d={`M0 0h${size}v${size}h-${size}z`} className="fill-white" />
      <path d={path} className="fill-night" shapeRendering="crispEdges" />
    </svg>
  );
}
