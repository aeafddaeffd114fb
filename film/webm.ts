/** One encoded frame: when it is shown, in milliseconds, and whether it is a key frame. */
export interface Chunk {
  readonly at: number;
  readonly key: boolean;
  readonly data: Uint8Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** In milliseconds. */
  readonly duration: number;
  /** In display order; the first is a key frame. */
  readonly chunks: readonly Chunk[];
}

const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
} as const;

/** A WebM file with one VP9 track. Its cues come before the frames, so that a player can seek without the end. */
export function webm({ width, height, duration, chunks }: Film): Uint8Array {
  const groups = groupsOf(chunks);
  const clusters = groups.map(clusterOf);
  const front = [
    element(
      ID.info,
      uint(ID.timecodeScale, 1_000_000),
      element(ID.duration, float64(duration)),
      text(ID.muxingApp, 'credence'),
      text(ID.writingApp, 'credence'),
    ),
    element(
      ID.tracks,
      element(
        ID.trackEntry,
        uint(ID.trackNumber, 1),
        uint(ID.trackUid, 1),
        uint(ID.trackType, 1),
        text(ID.codecId, 'V_VP9'),
        element(ID.video, uint(ID.pixelWidth, width), uint(ID.pixelHeight, height)),
      ),
    ),
  ];
  const cuesAt = (positions: readonly number[]) =>
    element(ID.cues, ...groups.map(([first], index) => cueOf(first!.at, positions[index]!)));
  // Numbers take eight bytes each, so the cues have the same length before and after their positions are known.
  let position = join(...front).length + cuesAt(groups.map(() => 0)).length;
  const positions = clusters.map(({ length }) => (position += length) - length);

  const header = element(
    ID.header,
    uint(ID.version, 1),
    uint(ID.readVersion, 1),
    uint(ID.maxIdLength, 4),
    uint(ID.maxSizeLength, 8),
    text(ID.docType, 'webm'),
    uint(ID.docTypeVersion, 4),
    uint(ID.docTypeReadVersion, 2),
  );
  return join(header, element(ID.segment, ...front, cuesAt(positions), ...clusters));
}

/** Each key frame with the frames that depend on it. */
function groupsOf(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    if (chunk.key) groups.push([]);
    groups.at(-1)?.push(chunk);
  }
  return groups;
}

function clusterOf(group: readonly Chunk[]): Uint8Array {
  const start = group[0]!.at;
  const blocks = group.map(({ at, key, data }) => {
    const head = new Uint8Array([0x81, 0, 0, key ? 0x80 : 0]);
    new DataView(head.buffer).setInt16(1, at - start);
    return element(ID.simpleBlock, head, data);
  });
  return element(ID.cluster, uint(ID.timecode, start), ...blocks);
}

function cueOf(time: number, position: number): Uint8Array {
  return element(
    ID.cuePoint,
    uint(ID.cueTime, time),
    element(ID.cueTrackPositions, uint(ID.cueTrack, 1), uint(ID.cueClusterPosition, position)),
  );
}

function element(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = join(...parts);
  const idBytes = id
    .toString(16)
    .match(/../g)!
    .map((byte) => Number.parseInt(byte, 16));
  const size = new Uint8Array(8);
  new DataView(size.buffer).setBigUint64(0, BigInt(body.length) | (1n << 56n));
  return join(new Uint8Array(idBytes), size, body);
}

function uint(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.round(value)));
  return element(id, bytes);
}

function float64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const text = (id: number, value: string) => element(id, new TextEncoder().encode(value));

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
