const colour = [0x2a, 0x14, 0x05];
const step = 4;

/** One running mean along rows (dx = 1) or columns (dx = width) of a small grey picture. */
function smooth(from, to, lines, length, along, across, radius) {
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = -radius; i < length + radius; i++) {
      if (i + radius < length && i + radius >= 0) sum += from[start + (i + radius) * along];
      if (i - radius - 1 >= 0 && i - radius - 1 < length) sum -= from[start + (i - radius - 1) * along];
      if (i >= 0 && i < length) to[start + i * along] = sum * share;
    }
  }
}

/** The outline averaged over squares of four by four: a wide blur costs little there. */
function quarter({ data, width, height }, w, h) {
  const small = new Float32Array(w * h);
  for (let y = 0; y < h * step && y < height; y++) {
    for (let x = 0; x < w * step && x < width; x++) {
      small[((y / step) | 0) * w + ((x / step) | 0)] += data[(y * width + x) * 4 + 3] / (step * step);
    }
  }
  return small;
}

/**
 * The soft shadow of a drawn illustration ({ data: RGBA, width, height }), as a layer of the same size.
 * sigma in pixels; strength 0 to 1. Three running means come close to a Gaussian blur.
 */
export function shadowOf(picture, sigma, strength) {
  const { width, height } = picture;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const grey = quarter(picture, w, h);
  const spare = new Float32Array(w * h);
  const radius = Math.max(1, Math.round(sigma / step));
  for (let pass = 0; pass < 3; pass++) {
    smooth(grey, spare, h, w, 1, w, radius);
    smooth(spare, grey, w, h, w, 1, radius);
  }
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(h - 1, Math.max(0, (y + 0.5) / step - 0.5));
    const top = Math.floor(fy) * w;
    const below = Math.min(h - 1, Math.floor(fy) + 1) * w;
    const ty = fy - Math.floor(fy);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(w - 1, Math.max(0, (x + 0.5) / step - 0.5));
      const left = Math.floor(fx);
      const right = Math.min(w - 1, left + 1);
      const tx = fx - left;
      const upper = grey[top + left] * (1 - tx) + grey[top + right] * tx;
      const lower = grey[below + left] * (1 - tx) + grey[below + right] * tx;
      const at = (y * width + x) * 4;
      data[at] = colour[0];
      data[at + 1] = colour[1];
      data[at + 2] = colour[2];
      data[at + 3] = (upper * (1 - ty) + lower * ty) * strength;
    }
  }
  return { data, width, height };
}
