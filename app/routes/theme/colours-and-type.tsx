import { Specimen } from "./specimen";

const swatches = [
  ["canvas", "bg-canvas"],
  ["sunken", "bg-sunken"],
  ["muted", "bg-muted"],
  ["raised", "bg-raised"],
  ["night", "bg-night"],
  ["ink", "bg-ink"],
  ["primary", "bg-primary"],
  ["primary-soft", "bg-primary-soft"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["danger", "bg-danger"],
  ["danger-soft", "bg-danger-soft"],
  ["info", "bg-info"],
  ["info-soft", "bg-info-soft"],
  ["success", "bg-success"],
  ["success-soft", "bg-success-soft"],
  ["star", "bg-star"],
  ["pass", "bg-pass"],
] as const;

const roles = [
  ["text-promo", "Promo, 34 to 48"],
  ["text-title", "Title, 34 to 44"],
  ["text-section", "Section, 24 to 26"],
  ["text-card", "Card, 18"],
  ["text-card-list", "Card in a list, 17"],
  ["text-lead", "Lead, 17 to 19"],
  ["text-base", "Body, 16"],
  ["text-label", "Label and button, 15"],
  ["text-meta", "Meta, 14"],
  ["text-small", "Small, 13"],
] as const;

export function ColoursAndType() {
  return (
    <>
      <Specimen title="Colour">
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
          {swatches.map(([name, fill]) => (
            <li key={name} className="text-small text-quiet">
              <span className={`rounded-control border-line mb-1.5 block h-14 border ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <p className="on-night rounded-panel text-hero overflow-hidden p-6">
          <span className="text-accent">$0</span> DELIVERY FEE
        </p>
        <ul className="flex flex-col gap-3">
          {roles.map(([role, words]) => (
            <li key={role} className={`text-ink ${role}`}>
              {words}
            </li>
          ))}
          <li className="text-figure text-ink">$1,284.50</li>
          <li className="text-clock text-ink">7:24 PM</li>
          <li lang="ar" dir="rtl" className="text-section text-ink">
            مطاعم حلال بالقرب منك
          </li>
        </ul>
      </Specimen>
    </>
  );
}
