import sharp from "sharp";

const open = ({ data, width, height }, { cloth }) => {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  return cloth ? picture.removeAlpha() : picture;
};

/** Without a cloth most of the weight is the edge's transparency, which bears a coarser coding. */
export const toWebp = (picture, scene) =>
  open(picture, scene)
    .webp({ quality: scene.quality ?? 82, ...(scene.cloth ? { effort: 2 } : { alphaQuality: 90, effort: 4 }) })
    .toBuffer();

/**
 * Half the bytes of a WebP. Effort 0 takes a third of the time of 1 and, at this quality and with coarser colours, fewer
 * bytes; edges that are transparent bear it less.
 */
export const toAvif = (picture, scene) =>
  open(picture, scene)
    .avif({ chromaSubsampling: "4:2:0", ...(scene.cloth ? { quality: 38, effort: 0 } : { quality: 42, effort: 1 }) })
    .toBuffer();
