// Bundler loader for a png or jpeg next to an article: writes it as AVIF and WebP in the widths a page can use and
// returns the attributes of the <source> and <img> that show them. Plain JavaScript because the bundler loads it
// directly.
const {createHash} = require('node:crypto');
const path = require('node:path');
const sharp = require('sharp');

/** Widths in px: a phone, the article column, and the column on a double-density screen. */
const widths = [480, 704, 1408];
const columnWidth = 704;

const formats = {
  // Full chroma resolution keeps thin coloured lines and letters in charts sharp.
  avif: (image) => image.avif({quality: 60, chromaSubsampling: '4:4:4'}),
  webp: (image) => image.webp({quality: 80}),
};

/** Pictures made in this run, because the server and browser builds request the same ones. */
const made = new Map();

async function makePicture(content, name) {
  // Applies the camera's rotation; all metadata is then dropped, including the location of the photo.
  const turned = sharp(content).autoOrient();
  const {width: ownWidth, height: ownHeight} = (await turned.metadata()).autoOrient;
  const largest = Math.min(ownWidth, widths.at(-1));
  const used = [...widths.filter((width) => width < largest), largest];
  const files = await Promise.all(
    Object.entries(formats).flatMap(([format, encode]) =>
      used.map(async (width) => ({
        format,
        width,
        name: `assets/images/${name}-${width}.${format}`,
        data: await encode(turned.clone().resize({width})).toBuffer(),
      })),
    ),
  );
  return {files, width: largest, height: Math.round((ownHeight * largest) / ownWidth)};
}

module.exports = function pictureLoader(content) {
  const done = this.async();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = `${path.parse(this.resourcePath).name}-${hash}`;
  if (!made.has(name)) {
    made.set(name, makePicture(content, name));
  }
  made.get(name).then(({files, width, height}) => {
    files.forEach((file) => {
      this.emitFile(file.name, file.data);
    });
    const urlOf = (file) => `__webpack_public_path__ + ${JSON.stringify(file.name)}`;
    const srcSet = (format) =>
      files
        .filter((file) => file.format === format)
        .map((file) => `${urlOf(file)} + ' ${file.width}w'`)
        .join(` + ', ' + `);
    const sizes = `(min-width: 768px) ${Math.min(columnWidth, width)}px, 100vw`;
    const fallback = files.findLast((file) => file.format === 'webp' && file.width <= columnWidth);
    done(
      null,
      `export const avif = {type: 'image/avif', sizes: '${sizes}', srcSet: ${srcSet('avif')}};
export const image = {
  sizes: '${sizes}', srcSet: ${srcSet('webp')}, src: ${urlOf(fallback ?? files.at(-1))},
  width: ${width}, height: ${height}, loading: 'lazy', decoding: 'async',
};`,
    );
  }, done);
};

/** Makes the bundler pass the file as bytes, not as text. */
module.exports.raw = true;
