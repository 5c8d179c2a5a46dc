/** The QR code of a document as a PNG, encoded here without node, so that it also runs in a page. */
import type { DocumentView } from '../service/printed-view.js';
import { qrModules, qrPayload } from './qr.js';

/** The quiet zone in modules, and pixels a module. */
const [QUIET, SCALE] = [4, 6];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** One bit a pixel, black on white. */
export async function qrPng(view: DocumentView): Promise<Uint8Array<ArrayBuffer>> {
  const { size, data } = qrModules(qrPayload(view));
  const width = (size + 2 * QUIET) * SCALE;
  const row = 1 + Math.ceil(width / 8);
  const pixels = new Uint8Array(row * width);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const [column, line] = [Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET];
      const isDark = column >= 0 && column < size && line >= 0 && line < size && data[line * size + column];
      const at = y * row + 1 + (x >> 3);
      if (!isDark) pixels[at] = (pixels[at] ?? 0) | (128 >> (x & 7));
    }
  }
  const head = [...bytesOf(width), ...bytesOf(width), 1, 0, 0, 0, 0];
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk('IHDR', new Uint8Array(head)),
    chunk('IDAT', await deflated(pixels)),
    chunk('IEND', new Uint8Array()),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  writer.write(bytes);
  writer.close();
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = [...type].map((char) => char.charCodeAt(0)).concat(...data);
  return new Uint8Array([...bytesOf(data.length), ...body, ...bytesOf(crc32(body))]);
}

const bytesOf = (word: number): number[] => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255);

function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
