import {readFileSync} from 'node:fs';
import sharp from 'sharp';

interface Emitted {
  readonly code: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

type Loader = (
  this: {
    readonly resourcePath: string;
    readonly async: () => (error: Error | null, code: string) => void;
    readonly emitFile: (name: string, data: Buffer) => void;
  },
  content: Buffer,
) => void;

const loader = jest.requireActual<Loader>('@site/src/content/markdown/pictures/pictureLoader.cjs');

// AVIF takes a while on a busy machine.
jest.setTimeout(60_000);

/** Runs the loader over a fixture as the bundler does. */
function load(name: string): Promise<Emitted> {
  const resourcePath = `tests/fixtures/images/${name}`;
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    loader.call(
      {
        resourcePath,
        async: () => (error, code) => {
          if (error) {
            reject(error);
          } else {
            resolve({code, files});
          }
        },
        emitFile: (file, data) => files.set(file, data),
      },
      readFileSync(resourcePath),
    );
  });
}

test('a wide picture is written as AVIF and WebP in three widths', async () => {
  const {files} = await load('wykres.png');
  const sizes = await Promise.all(
    [...files].map(async ([name, data]) => {
      const {format, width, height} = await sharp(data).metadata();
      return `${name.replace(/-[0-9a-f]{8}-/, '-')} ${format} ${width}x${height}`;
    }),
  );
  expect(sizes.slice().sort()).toEqual([
    'assets/images/wykres-1408.avif heif 1408x792',
    'assets/images/wykres-1408.webp webp 1408x792',
    'assets/images/wykres-480.avif heif 480x270',
    'assets/images/wykres-480.webp webp 480x270',
    'assets/images/wykres-704.avif heif 704x396',
    'assets/images/wykres-704.webp webp 704x396',
  ]);
});

test('the code gives the browser a choice, and the size before the picture loads', async () => {
  const {code} = await load('wykres.png');
  expect(code).toMatch(/avif = \{type: 'image\/avif'.*-480\.avif".*480w.*-1408\.avif".*1408w/);
  expect(code).toMatch(/src: __webpack_public_path__ \+ "[^"]*-704\.webp"/);
  expect(code).toContain("sizes: '(min-width: 768px) 704px, 100vw'");
  expect(code).toContain("width: 1408, height: 792, loading: 'lazy', decoding: 'async'");
});

test('a small photo keeps its size, is rotated as the camera says, and loses the camera’s metadata', async () => {
  const {code, files} = await load('zdjecie.jpg');
  expect(files.size).toBe(2);
  expect(code).toContain('width: 169, height: 300');
  const [data] = files.values();
  const {width, height, exif, orientation} = await sharp(data).metadata();
  expect({width, height, exif, orientation}).toEqual({width: 169, height: 300});
});
