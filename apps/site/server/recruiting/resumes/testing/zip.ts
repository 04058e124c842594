import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  data: Buffer | string;
  /** Unix mode of the entry, e.g. 0o120777 for a symbolic link. */
  mode?: number;
  /** What the directories claim in place of the true length. */
  claimedSize?: number;
  /** The name in the local header, when it differs. */
  localName?: string;
  store?: boolean;
  /** What the directories claim in place of the true checksum. */
  checksum?: number;
};

/** Makes a ZIP archive by hand, so that it can contain what no library writes. */
export function makeZip(parts: ZipPart[], { base = 0 } = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = base;
  for (const part of parts) {
    const { name, data, mode = 0o100644, claimedSize, localName = name, store = false } = part;
    const raw = Buffer.from(data);
    const packed = store ? raw : deflateRawSync(raw);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(store ? 0 : 8, 4);
    shared.writeUInt16LE(0x21, 8);
    shared.writeUInt32LE(part.checksum ?? crc32(raw), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimedSize ?? raw.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.from(shared);
    local.writeUInt16LE(Buffer.byteLength(localName), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), local, Buffer.from(localName), packed);
    central.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, tail, Buffer.from(name));
    offset += 30 + Buffer.byteLength(localName) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
