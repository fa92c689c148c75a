import { crc32 } from 'node:zlib';
import { Unzip, type UnzipFileInfo, UnzipPassThrough, unzipSync } from 'fflate';
import { listedIn } from './zip-list.ts';
import { inflated } from './inflated.ts';
import { isYaml, type SentFile } from './sent-file.ts';

/** Things in an archive, and their bytes once they are unpacked. */
const most = { things: 100, bytes: 2 * 1024 * 1024 };

/** As little as the list of an archive can have for an entry, in bytes. */
const leastOfEntry = 46;

/** The .yaml files of a zip archive, in its order, or what was expected of it instead. Never throws. */
export function unpack(archive: Uint8Array): { files: SentFile[] } | { expected: string } {
  try {
    const entries = entriesOf(archive).filter(({ name }) => isThing(name));
    const bytes = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
    if (!isFromTheFirst(archive)) return { expected: 'a zip archive with nothing before it' };
    if (entries.some(({ shut }) => shut)) return { expected: 'a zip archive without a password' };
    if (entries.some(({ compression }) => !readable.includes(compression)))
      return { expected: 'a zip archive packed in the usual way, which is called Deflate' };
    if (entries.length === 0) return { expected: 'at least one .yaml file' };
    if (entries.length > most.things) return { expected: `at most ${most.things} things` };
    if (bytes > most.bytes) return { expected: 'at most 2 MB once it is unpacked' };
    const packed = packedIn(archive);
    return { files: entries.map((entry) => unpacked(entry, packed.get(entry.name)?.shift())) };
  } catch {
    return { expected: 'a zip archive that can be opened' };
  }
}

/** As they are, and deflated. */
const readable = [0, 8];

/** One that unpacks itself has a program before it, and entries that lie elsewhere than it says. */
const isFromTheFirst = (archive: Uint8Array): boolean => archive[0] === 0x50 && archive[1] === 0x4b;

/** Neither hidden nor added by macOS, and a thing by its ending. */
const isThing = (path: string): boolean =>
  isYaml(path) &&
  !path.split(/[/\\]/).some((part) => part === '__MACOSX' || /^\.(?!\.?$)/.test(part));

/** `checksum`: CRC-32 of what it is unpacked; `shut`: with a password; absent where the archive does not say. */
type Entry = UnzipFileInfo & { checksum?: number; shut?: boolean };

/** What the archive lists, as it says itself. */
function entriesOf(archive: Uint8Array): Entry[] {
  const entries: UnzipFileInfo[] = [];
  const filter = (entry: UnzipFileInfo): boolean => {
    // An archive can say that it has four thousand million entries, and fflate would read them all.
    if (entries.push(entry) * leastOfEntry > archive.length) throw new Error('more than there is');
    return false;
  };
  unzipSync(archive, { filter });
  const listed = listedIn(archive);
  return entries.map((entry, at) => ({ ...entry, ...listed[at] }));
}

/** What was deflated is taken out as it is. */
class AsItIs extends UnzipPassThrough {
  static override compression = 8;
}

/** The things by their paths; several where they have the same one. Throws where it cannot be read. */
function packedIn(archive: Uint8Array): Map<string, Uint8Array[]> {
  const packed = new Map<string, Uint8Array[]>();
  const unzip = new Unzip((file) => {
    if (!isThing(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, last) => {
      if (error) throw error;
      parts.push(part);
      if (last) packed.set(file.name, [...(packed.get(file.name) ?? []), Buffer.concat(parts)]);
    };
    file.start();
  });
  unzip.register(AsItIs);
  unzip.push(archive, true);
  return packed;
}

/** Throws where there is anything else than the archive said. */
function unpacked(entry: Entry, packed: Uint8Array | undefined): SentFile {
  const { name, size, compression, originalSize, checksum } = entry;
  if (packed?.length !== size) throw new Error('not as long as it was said to be');
  const bytes = compression === 0 ? packed : inflated(packed, originalSize);
  if (bytes.length !== originalSize) throw new Error('not as long as it was said to be');
  if (checksum !== undefined && crc32(bytes) !== checksum) throw new Error('not what was packed');
  return { name, bytes };
}
