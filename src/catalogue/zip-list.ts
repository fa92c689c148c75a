/** The marks of a zip archive’s end and of an entry in its list, and places of what follows them (APPNOTE 4.3). */
const end = { mark: Buffer.from('PK\x05\x06'), entries: 10, list: 16 };
const entry = { flags: 8, checksum: 16, name: 28, extra: 30, comment: 32, length: 46 };

/** In an archive of the larger kind the end says so instead of where its list begins. */
const elsewhere = 0xffffffff;

/**
 * The CRC-32 of each entry of a zip archive, as its list has them, in its order, and whether it is shut with a
 * password; none where the list stands where only archives of more than 4 GB need one. Throws where there is no
 * list.
 */
export function listedIn(archive: Uint8Array): { checksum: number; shut: boolean }[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
  const last = bytes.lastIndexOf(end.mark);
  let at = bytes.readUInt32LE(last + end.list);
  if (at === elsewhere) return [];
  return Array.from({ length: bytes.readUInt16LE(last + end.entries) }, () => {
    const checksum = bytes.readUInt32LE(at + entry.checksum);
    const shut = (bytes.readUInt16LE(at + entry.flags) & 1) === 1;
    const rest = [entry.name, entry.extra, entry.comment];
    at += rest.reduce((sum, place) => sum + bytes.readUInt16LE(at + place), entry.length);
    return { checksum, shut };
  });
}
