/** How the numbers of a pcap file are written. */
export interface CaptureFormat {
  view: DataView;
  isLittleEndian: boolean;
  /** Fractions of a second in a millisecond: 1,000 of microseconds, 1,000,000 of nanoseconds. */
  perMillisecond: number;
  linkType: number;
}

/** A packet of a pcap file. */
export interface CapturedPacket {
  /** Unix ms, with fractions. */
  time: number;
  /** As many bytes as were captured; a view of the file. */
  bytes: Uint8Array;
  /** Where the next packet begins. */
  end: number;
}

/** Where the first packet begins. */
export const FILE_HEADER = 24;
const PACKET_HEADER = 16;
const MICROSECONDS = 0xa1b2c3d4;
const NANOSECONDS = 0xa1b23c4d;
/** Longer packets do not exist: the length is damaged. */
const MAX_PACKET = 1 << 20;

/** Reads the header of a pcap file; null if it is none. */
export function readFormat(bytes: Uint8Array): CaptureFormat | null {
  if (bytes.length < FILE_HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const isLittleEndian of [true, false]) {
    const magic = view.getUint32(0, isLittleEndian);
    if (magic !== MICROSECONDS && magic !== NANOSECONDS) continue;
    return {
      view,
      isLittleEndian,
      perMillisecond: magic === MICROSECONDS ? 1000 : 1_000_000,
      // The upper bits say whether packets end with a checksum.
      linkType: view.getUint32(20, isLittleEndian) & 0xffff,
    };
  }
  return null;
}

/** Reads the packet at an offset; null at the end, or where the file is cut or damaged. */
export function readPacket(
  { view, isLittleEndian, perMillisecond }: CaptureFormat,
  at: number,
): CapturedPacket | null {
  const start = at + PACKET_HEADER;
  if (start > view.byteLength) return null;
  const length = view.getUint32(at + 8, isLittleEndian);
  if (length > MAX_PACKET || start + length > view.byteLength) return null;
  const seconds = view.getUint32(at, isLittleEndian);
  const fraction = view.getUint32(at + 4, isLittleEndian);
  return {
    time: seconds * 1000 + fraction / perMillisecond,
    bytes: new Uint8Array(view.buffer, view.byteOffset + start, length),
    end: start + length,
  };
}
