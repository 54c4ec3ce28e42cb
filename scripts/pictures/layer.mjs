/**
 * Pictures as raw RGBA, { data, width, height }, laid over each other by ourselves: a scene has few layers, mostly clear,
 * and libvips works every pixel of every one in floating point.
 */

const brown = [0x2a, 0x14, 0x05];
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
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      small[((y / step) | 0) * w + ((x / step) | 0)] += data[(y * width + x) * 4 + 3] / (step * step);
    }
  }
  return small;
}

/** For each place of a line, the two of the small line it lies between and how near it is to the second. */
function between(length, count) {
  return Array.from({ length }, (_, i) => {
    const at = Math.min(count - 1, Math.max(0, (i + 0.5) / step - 0.5));
    return { first: Math.floor(at), second: Math.min(count - 1, Math.floor(at) + 1), share: at - Math.floor(at) };
  });
}

/** A picture's soft shadow, as a layer of the same size. Three running means come close to a Gaussian blur. */
function drawShadow(picture, sigma, strength) {
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
  const columns = between(width, w);
  const line = new Float32Array(w);
  let at = 0;
  for (const row of between(height, h)) {
    for (let x = 0; x < w; x++) {
      const upper = grey[row.first * w + x];
      line[x] = (upper + (grey[row.second * w + x] - upper) * row.share) * strength;
    }
    for (const { first, second, share } of columns) {
      data[at] = brown[0];
      data[at + 1] = brown[1];
      data[at + 2] = brown[2];
      data[at + 3] = line[first] + (line[second] - line[first]) * share;
      at += 4;
    }
  }
  return { data, width, height };
}

/** Lays a layer over a picture, which it changes, with its top left corner at x, y; what is outside falls away. */
export function lay(picture, layer, x, y) {
  const { data: to, width, height } = picture;
  const { data: from } = layer;
  const right = Math.min(width, x + layer.width);
  const bottom = Math.min(height, y + layer.height);
  for (let row = Math.max(0, y); row < bottom; row++) {
    let s = ((row - y) * layer.width + Math.max(0, -x)) * 4;
    let t = (row * width + Math.max(0, x)) * 4;
    for (const end = (row * width + right) * 4; t < end; t += 4, s += 4) {
      const over = from[s + 3];
      if (over === 0) continue;
      if (over === 255 || to[t + 3] === 0) {
        to[t] = from[s];
        to[t + 1] = from[s + 1];
        to[t + 2] = from[s + 2];
        to[t + 3] = over;
        continue;
      }
      const under = (to[t + 3] * (255 - over)) / 255;
      const share = over / (over + under);
      to[t] += (from[s] - to[t]) * share + 0.5;
      to[t + 1] += (from[s + 1] - to[t + 1]) * share + 0.5;
      to[t + 2] += (from[s + 2] - to[t + 2]) * share + 0.5;
      to[t + 3] = over + under + 0.5;
    }
  }
}

/** A picture on its own shadow, sigma wide in pixels, of a strength from 0 to 1, and moved by right and down. */
export function withShadow(picture, { sigma, strength, right, down }) {
  const size = { width: picture.width + right, height: picture.height + down };
  const layer = { data: Buffer.alloc(size.width * size.height * 4), ...size };
  lay(layer, drawShadow(picture, sigma, strength), right, down);
  lay(layer, picture, 0, 0);
  return layer;
}
