/** Path data of the eight-pointed star (khatim): two squares at 45 degrees, inner corners at 0.7654 of the radius. */
export function khatim(cx, cy, radius) {
  let d = "";
  for (let k = 0; k < 16; k++) {
    const r = k % 2 ? radius * 0.7654 : radius;
    const x = cx + r * Math.cos((k * Math.PI) / 8);
    const y = cy + r * Math.sin((k * Math.PI) / 8);
    d += `${k ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`;
  }
  return `${d}Z`;
}
