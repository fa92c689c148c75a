import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, Zip, ZipDeflate, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, readBrought, readStock } from '../../src/catalogue/index.ts';
import { inflated } from '../../src/catalogue/inflated.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const helm = (name = 'Helm'): string => `name: ${name}
kinds: [basic equipment]
slot: head
cost: 9
abilities:
  - always: { hp: 4 }
`;

/** What is said of a file with this in it; nothing where it can be used. */
function faults(bytes: Uint8Array | string, name = 'x.yaml'): string[] {
  const read = readBrought({ name, bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes });
  return 'faults' in read ? read.faults : [];
}

function goods(bytes: Uint8Array | string, name = 'x.yaml') {
  const read = readBrought({ name, bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes });
  return 'goods' in read ? read.goods : expect.fail(read.faults.join('\n'));
}

type Files = Record<string, string | Uint8Array>;

const zipped = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, all]) => [
        name,
        typeof all === 'string' ? bytesOf(all) : all,
      ]),
    ),
  );

function zippedInOneGo(...files: [path: string, text: string][]): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const [path, text] of files) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(bytesOf(text), true);
  }
  zip.end();
  return Buffer.concat(parts);
}

const namesIn = (files: Files): string[] =>
  goods(zipped(files), 'goods.zip').map((one) => ('name' in one ? one.name : ''));

const faultsIn = (files: Files): string[] => faults(zipped(files), 'goods.zip');

/** So many files of one helm each, numbered from 10 on. */
const helms = (count: number, text = (number: number) => helm(`Helm ${number}`)): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${index + 10}.yaml`, text(index + 10)]),
  );

const seedsIn = (folder: string): string[] =>
  readdirSync(join('seeds', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join('seeds', folder, file));

describe('a file of one thing', () => {
  test('is an item, a monster or a map by what it says, with the hash that it has in the stock', () => {
    const { definitions } = readStock('seeds');
    for (const [folder, of] of [
      ['items', 'item'],
      ['monsters', 'monster'],
      ['maps', 'map'],
    ] as const) {
      for (const file of seedsIn(folder)) {
        const [thing, ...more] = goods(readFileSync(file), 'x.yaml');
        expect(more).toEqual([]);
        expect(thing?.of).toBe(of);
        expect(definitions.has(hashOf(thing ?? {}))).toBe(true);
      }
    }
  });

  test.each([
    ['quests', 'quests cannot be brought'],
    ['secrets', 'secrets cannot be brought'],
    ['loot', 'loot tables cannot be brought'],
  ])('is refused as one of the %s', (folder, why) => {
    for (const file of seedsIn(folder))
      expect(faults(readFileSync(file), 'own.yaml')).toEqual([
        `own.yaml:1: expected an item, a monster or a map; ${why}.`,
      ]);
  });

  test.each(['', '12', 'Helm', 'name: Helm', 'null'])(
    'that says none of these, such as “%s”, is told what would',
    (text) => {
      expect(faults(text)).toEqual([
        'x.yaml:1: expected an item (with “kinds” and “slot”), a monster (with “stats”) or a map (with “drawing”), in lines such as “name: Helm”.',
      ]);
    },
  );

  const each = (how: string) =>
    `x.yaml:1: expected one thing a file, ${how}; several are sent as one .zip.`;
  const below = (key: string) => each(`its keys where lines begin and not below “${key}”`);
  test.each([
    ['a list', '- name: Helm\n  slot: head\n', each('and no list, so no “-” before its keys')],
    ['things below a key', 'items:\n  - slot: head\n', below('items')],
    ['a thing below a key', 'Helm:\n  slot: head\n', below('Helm')],
    [
      'a thing below a key of which nothing is left',
      '__proto__: { slot: head }',
      'x.yaml:1: expected no key “__proto__”.',
    ],
    [
      'a thing in capitals',
      'Name: Helm\nKinds: [gem]\nSlot: head\n',
      'x.yaml:1: expected keys in small letters, such as “kinds”, not “Kinds”.',
    ],
  ])('that is %s is told so', (_, text, says) => expect(faults(text)).toEqual([says]));

  test('with one key of another kind is told which', () => {
    const rat = 'name: Rat\nweek: 9\nlook: A rat the size of a calf.\nstats: { hp: 4 }\n';
    const teeth = 'attacks: [{ name: Teeth, range: 1, damage: 1, piercing: 0, type: physical }]\n';
    const [only, ...others] = faults(`${rat}${teeth}kinds: [curse]\n`);
    expect(only).toMatch(/^x.yaml:6: .*“?kinds”? means nothing here/);
    expect(others).toEqual([]);
  });

  test('with one key in capitals is told which', () => {
    expect(faults(helm().replace('name:', 'Name:'))).toEqual([
      'x.yaml:1: “name” is missing; expected a text of 2 to 48 characters.',
      expect.stringMatching(
        /^x\.yaml:1: “Name” means nothing here; did you mean “name”\? Expected /,
      ),
    ]);
  });

  test('has its faults told as those of the stock are', () => {
    expect(faults(helm().replace('cost: 9', 'cost: nine\ncolour: red'))).toEqual([
      'x.yaml:4: “cost”: expected a whole number from 0 to 1000, not “nine”.',
      'x.yaml:5: “colour” means nothing here; expected nothing else but power, charges, greater, lesser, greater form.',
    ]);
    expect(faults('name: Pit\ndrawing: |\n  ####\n  #@.#\n  ####\n')).toEqual([
      'x.yaml:2: “drawing”: expected at least two spawn tiles (“@”).',
    ]);
    expect(faults('slot: [head\n', 'x.yml')).toEqual([
      'x.yml:1: expected a “]” for this bracket, in this line or in one that begins further in.',
    ]);
  });

  test.each([
    [
      'drawing: ["####", "#@@#"]',
      'x.yaml:2: “drawing”: expected lines of tiles, below `drawing: |`, not a list.',
    ],
    ['stalls: {}', 'x.yaml:1: “drawing” is missing; expected lines of tiles, below `drawing: |`.'],
  ])('of a map whose drawing is none is told how one is written: %s', (line, says) => {
    expect(faults(`name: Pit\n${line}\n`)).toEqual([says]);
  });

  test('has a second one refused', () => {
    expect(faults(`${helm()}---\n${helm('Hat')}`)).toEqual([
      'x.yaml:7: expected one thing a file, no “---” or “...” between several.',
    ]);
  });

  test('is text in UTF-8, with or without a mark of that', () => {
    const latin = Uint8Array.from([...bytesOf('name: Hel'), 0xe9, ...bytesOf('m\n')]);
    expect(faults(latin)).toEqual(['x.yaml:1: expected text in UTF-8.']);
    expect(goods(`\uFEFF${helm('Hélm')}`)).toEqual(goods(helm('Hélm')));
  });

  test('has 8 KB, 500 values and 20 depths at most', () => {
    const padded = (length: number) => helm().padEnd(length, ' \n');
    expect(goods(padded(8 * 1024))).toEqual(goods(helm()));
    expect(faults(padded(8 * 1024 + 1))).toEqual(['x.yaml: expected at most 8 KB.']);
    expect(faults(`kinds: [${'a,'.repeat(497)}]\nslot: b`)).toContainEqual(
      expect.stringContaining('“name” is missing'),
    );
    expect(faults(`kinds: [${'a,'.repeat(498)}]\nslot: b`)).toEqual([
      'x.yaml:1: expected at most 500 values.',
    ]);
    expect(faults(`kinds: ${'['.repeat(20)}${']'.repeat(20)}`)).not.toEqual([
      'x.yaml:1: expected fewer values within one another.',
    ]);
    expect(faults(`kinds: ${'['.repeat(21)}${']'.repeat(21)}`)).toEqual([
      'x.yaml:1: expected fewer values within one another.',
    ]);
  });

  test.each([
    ['opened', '['.repeat(8000)],
    ['opened and closed', `kinds: ${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['opened as keys', '? '.repeat(4000)],
    ['opened by name', '{ a: '.repeat(1600)],
    ['opened as a list in a line', '- '.repeat(4000)],
  ])('may be %s thousands of times without harm', (_, text) => {
    expect(faults(text)).toEqual([expect.stringMatching(/^x\.yaml:1: /)]);
    expect(faults(text).join()).not.toMatch(/stack/i);
  });

  test('cannot grow by referring to itself', () => {
    const lines = Array.from('bcdefghi', (name, at) => {
      const last = `*${'abcdefgh'[at]}`;
      return `${name}: &${name} [${Array(9).fill(last).join(', ')}]`;
    });
    const laughing = ['slot: head', 'a: &a [x, x, x]', ...lines].join('\n');
    const fewer = 'x.yaml:1: expected fewer references (“*”) to one another.';
    expect(faults(laughing)).toEqual([fewer]);
    expect(faults('kinds: &a [*a, *a]')).toEqual(['x.yaml:1: expected at most 500 values.']);
  });

  test('may have one value in two places', () => {
    const twice = helm().replace('[basic', '&k [basic').replace('hp: 4', 'hp: &n 4, armor: *n');
    expect(goods(twice)).toMatchObject([{ abilities: [{ always: { hp: 4, armor: 4 } }] }]);
  });
});

describe('a file that was sent', () => {
  test.each(['picture.png', 'goods.tar.gz', 'yaml', 'zip', ''])('is refused as “%s”', (name) => {
    expect(faults(helm(), name)).toEqual([
      `${name}: expected a .yaml file, or a .zip with several.`,
    ]);
  });

  test('may have its ending in capitals', () => {
    expect(goods(helm(), 'X.YAML')).toHaveLength(1);
    expect(goods(zipped({ 'A.YML': helm() }), 'GOODS.ZIP')).toHaveLength(1);
  });

  test('is called by no more than a hundred characters of its name that can be seen', () => {
    expect(faults('', `../../a\u0000\n\u202E\u2028b${'😀'.repeat(200)}.yaml`)).toEqual([
      expect.stringMatching(/^\.\.\/\.\.\/ab(😀){91}…:1: expected an item /u),
    ]);
    const [, name] = /^(.+?):1: /.exec(faults('', `${'a'.repeat(200)}.yaml`)[0] ?? '') ?? [];
    expect(name).toHaveLength(100);
  });

  test('puts no line of its own among the sentences, and no long one', () => {
    expect(faults(`${helm()}"a\\nb\\u202E": 1\n`)).toEqual([
      expect.stringMatching(/^x\.yaml:7: “ab” means nothing here; expected [^\n]+$/),
    ]);
    const [line = ''] = faults(`${helm()}${'thing'.repeat(200)}: 1\n`);
    expect(line).toMatch(/^x\.yaml:7: “(?:thing){11}thin…” means nothing here; expected /);
    const words = faults(`${helm()}${'some thing '.repeat(80)}: 1\n`);
    expect(words[0]).toMatch(/^x\.yaml:7: “(?:some thing ){5}…” means nothing here; expected /);
  });
});

describe('an archive', () => {
  test('brings all of its things in their order, whatever their folders', () => {
    const hat = helm('Hat');
    expect(namesIn({ 'b.yaml': helm(), 'new/deep/a.yml': hat })).toEqual(['Helm', 'Hat']);
    expect(namesIn({ '../../x.yaml': helm(), 'a\\b.yaml': hat })).toEqual(['Helm', 'Hat']);
  });

  test('is read as it comes from programs that write it without looking back', () => {
    const streamed = zippedInOneGo(['Helm.yaml', helm()], ['Hat.yaml', helm('Hat')]);
    expect(goods(streamed, 'goods.zip')).toMatchObject([{ name: 'Helm' }, { name: 'Hat' }]);
  });

  test('keeps the order of two that lie at one path', () => {
    const same = zippedInOneGo(['a.yaml', helm('Helm')], ['a.yaml', helm('Mask')]);
    expect(goods(same, 'goods.zip')).toMatchObject([{ name: 'Helm' }, { name: 'Mask' }]);
  });

  test('is read where nothing of it was packed', () => {
    const stored = zipSync({ 'a.yaml': bytesOf(helm()) }, { level: 0 });
    expect(goods(stored, 'goods.zip')).toHaveLength(1);
  });

  test('is refused where a byte of it has become another', () => {
    for (const level of [0, 9] as const) {
      const whole = zipSync({ 'a.yaml': bytesOf(helm()), 'b.png': bytesOf('x') }, { level });
      expect(goods(whole, 'goods.zip')).toHaveLength(1);
      const marred = Uint8Array.from(whole);
      const at = Buffer.from(marred).indexOf(level === 0 ? 'cost: 9' : 'a.yaml') + 6;
      marred[at] = (marred[at] ?? 0) ^ 1;
      expect(faults(marred, 'goods.zip')).toEqual(broken);
    }
  });

  test('has what is hidden, what macOS adds and what is no thing passed over', () => {
    const passed = {
      '.a.yaml': '',
      '.git/b.yaml': '',
      '__MACOSX/c.yaml': '',
      'a/__MACOSX/d.yaml': '',
    };
    const others = { 'read me.txt': '', 'e.yaml.png': '', 'f/': '' };
    expect(namesIn({ ...passed, 'a.yaml': helm(), ...others })).toEqual(['Helm']);
    expect(faultsIn({ ...passed, ...others })).toEqual([
      'goods.zip: expected at least one .yaml file.',
    ]);
    expect(faultsIn({})).toEqual(['goods.zip: expected at least one .yaml file.']);
  });

  test('has the faults of all its files told, with theirs as the names', () => {
    const dear = helm('Hat').replace('9', '-1');
    expect(faultsIn({ 'a.yaml': '[', 'b.yaml': helm(), 'c/d.yaml': dear })).toEqual([
      expect.stringMatching(/^a\.yaml:1: /),
      'c/d.yaml:4: “cost”: expected a whole number from 0 to 1000, not −1.',
    ]);
  });

  test('has twenty faults told, and the others counted', () => {
    const broken = (number: number) => helm(`Helm ${number}`).replace('cost: 9', 'cost: nine');
    const all = faultsIn(helms(20, broken));
    expect(all).toHaveLength(20);
    expect(all[19]).toBe('29.yaml:4: “cost”: expected a whole number from 0 to 1000, not “nine”.');
    expect(faultsIn(helms(27, broken))).toEqual([...all, '… and 7 more.']);
  });

  test('is not read on where that much of it is broken', () => {
    const many = (number: number) => `slot: ${number}\nkinds: [${'a,'.repeat(60)}]`;
    expect(faultsIn(helms(9, many)).at(-1)).toBe('… and 108 more and 7 files that were not read.');
    const long = () => '['.repeat(8000);
    expect(faultsIn(helms(90, long)).slice(8)).toEqual([
      expect.stringMatching(/^18\.yaml:1: /),
      '… and 81 files that were not read.',
    ]);
    expect(faultsIn(helms(10, long)).at(-1)).toBe('… and one file that was not read.');
    const huge = () => ' '.repeat(9000);
    expect(faultsIn(helms(27, huge)).at(-1)).toBe('… and 7 more.');
  });

  test('has no two things of one name', () => {
    expect(
      faultsIn({ 'a.yaml': helm(), 'b.yaml': helm('Hat'), 'c.yaml': `# no\n${helm('HELM')}` }),
    ).toEqual(['c.yaml:2: expected another name than a.yaml has.']);
    expect(faultsIn({ 'a.yaml': helm(), 'b.yaml': 'name: helm\nslot: head\n' })).toContain(
      'b.yaml:1: expected another name than a.yaml has.',
    );
  });
});

/** In an archive’s list and before each file itself, in bytes from the mark there. */
const places = {
  list: { mark: [0x50, 0x4b, 1, 2], flags: 8, packing: 10, originalSize: 24 },
  file: { mark: [0x50, 0x4b, 3, 4], flags: 6, packing: 8, originalSize: 22 },
};

/** An archive that says of each file what is not so, in its list and before the file. */
function forged(archive: Uint8Array, what: 'flags' | 'packing' | 'originalSize', value: number) {
  const bytes = Buffer.from(archive);
  for (const { mark, ...at } of Object.values(places)) {
    let from = bytes.indexOf(Buffer.from(mark));
    for (; from >= 0; from = bytes.indexOf(Buffer.from(mark), from + 1)) {
      if (what === 'originalSize') bytes.writeUInt32LE(value, from + at[what]);
      else bytes.writeUInt16LE(value, from + at[what]);
    }
  }
  return bytes;
}

/** What Info-ZIP's `zip --encrypt` makes of a thing. */
const encrypted = Buffer.from(
  [
    'UEsDBBQACQAIANZsel3aSVWaaAAAAGEAAAAGAAAAYS55YW1sO3EtjSW29OF7ndKFEIoBMKSh/KrI7UZUQxVM3RXKAd',
    'niXuogkA6VDb1GurehV45cnO+bIspAgUGJWNxKGr+UiXzycOhoUmPDjhW/iDSojVZLmeu1MxZCE3Yt7iboGT7yW4sS',
    'yI2pJspQSwcI2klVmmgAAABhAAAAUEsBAh4DFAAJAAgA1mx6XdpJVZpoAAAAYQAAAAYAAAAAAAAAAQAAAKSBAAAAAG',
    'EueWFtbFBLBQYAAAAAAQABADQAAACcAAAAAAA=',
  ].join(''),
  'base64',
);

const broken = ['goods.zip: expected a zip archive that can be opened.'];

describe('an archive that is too large, or no such thing', () => {
  test('is refused above 256 KB', () => {
    const noise = Uint8Array.from({ length: 257 * 1024 }, (_, at) => (at * at) % 251);
    const large = zipSync({ 'a.yaml': bytesOf(helm()), 'b.png': [noise, { level: 0 }] });
    expect(faults(large, 'goods.zip')).toEqual(['goods.zip: expected at most 256 KB.']);
    const allowed = zipSync({
      'a.yaml': bytesOf(helm()),
      'b.png': [noise.subarray(3000), { level: 0 }],
    });
    expect(goods(allowed, 'goods.zip')).toHaveLength(1);
  });

  test('is refused with more than a hundred things', () => {
    expect(namesIn(helms(100))).toHaveLength(100);
    expect(faultsIn(helms(101))).toEqual(['goods.zip: expected at most 100 things.']);
  });

  test('is refused where it would unpack into more than 2 MB', () => {
    const half = new Uint8Array(1024 * 1024);
    expect(faultsIn({ 'a.yaml': half, 'b.yaml': half })).toEqual([
      'a.yaml: expected at most 8 KB.',
      'b.yaml: expected at most 8 KB.',
    ]);
    expect(faultsIn({ 'a.yaml': half, 'b.yaml': half, 'c.yaml': ' ' })).toEqual([
      'goods.zip: expected at most 2 MB once it is unpacked.',
    ]);
  });

  test('is refused where it says that less would come out than does, or more', () => {
    const bomb = zipped({ 'a.yaml': new Uint8Array(20 * 1024 * 1024) });
    expect(faults(forged(bomb, 'originalSize', 10), 'goods.zip')).toEqual(broken);
    const archive = zipped({ 'a.yaml': helm() });
    expect(faults(forged(archive, 'originalSize', 20), 'goods.zip')).toEqual(broken);
    expect(faults(forged(archive, 'originalSize', 2000), 'goods.zip')).toEqual(broken);
  });

  test('is never unpacked much further than it said', () => {
    const bomb = deflateSync(new Uint8Array(20 * 1024 * 1024));
    expect(inflated(bomb, 10).length).toBeLessThan(1024 * 1024);
    expect(inflated(bomb, 20 * 1024 * 1024)).toHaveLength(20 * 1024 * 1024);
  });

  test('is refused where it is packed in another way, or shut with a password', () => {
    const archive = zipped({ 'a.yaml': helm() });
    expect(faults(forged(archive, 'packing', 14), 'goods.zip')).toEqual([
      'goods.zip: expected a zip archive packed in the usual way, which is called Deflate.',
    ]);
    const itself = Buffer.concat([bytesOf('#!/bin/sh\n'), archive]);
    expect(faults(itself, 'goods.zip')).toEqual([
      'goods.zip: expected a zip archive with nothing before it.',
    ]);
    expect(faults(encrypted, 'goods.zip')).toEqual([
      'goods.zip: expected a zip archive without a password.',
    ]);
  });

  test('is refused where it is cut, empty, something else or says that it has more files', () => {
    const archive = zipped({ 'a.yaml': helm(), 'b.yaml': helm('Hat') });
    for (let length = 0; length < archive.length; length += 1)
      expect(faults(archive.subarray(0, length), 'goods.zip')).toEqual(broken);
    expect(faults(helm(), 'goods.zip')).toEqual(broken);
    const more = Buffer.from(archive);
    more.writeUInt16LE(60_000, more.length - 22 + 8);
    expect(faults(more, 'goods.zip')).toEqual(broken);
  });

  test('may have thousands of files that are passed over', () => {
    const others: Files = {};
    for (let at = 0; at < 1500; at += 1) others[`${at}.png`] = '';
    expect(namesIn({ ...others, 'a.yaml': helm() })).toEqual(['Helm']);
  });
});

describe('whatever is sent', () => {
  const endings = fc.constantFrom('.yaml', '.yml', '.zip', '.png', '');
  const name = fc.tuple(fc.string({ unit: 'binary' }), endings).map((parts) => parts.join(''));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          ...['name', 'slot', 'kinds', 'stats', 'drawing', 'Helm', 'yes', '12', '.nan', '\n', ' '],
          ...[': ', '- ', '? ', '[', ']', '{', '}', ', ', '&a ', '*a ', '<<', '!!set', '|\n', '"'],
          ...['abilities', 'use', 'do', 'always', '#', '---\n', '\t', '%', '@', '\u0000'],
        ),
        { maxLength: 60 },
      )
      .map((words) => words.join('')),
  );
  const file = fc.oneof(fc.uint8Array({ maxLength: 400 }), text.map(bytesOf));
  // fflate cannot pack a file of that name.
  const packed = name.filter((one) => one !== '__proto__');
  const whole = fc.dictionary(packed, file, { maxKeys: 4, noNullPrototype: true }).map(zipped);
  const changed = fc
    .tuple(whole, fc.array(fc.tuple(fc.nat(1000), fc.nat(255)), { maxLength: 4 }))
    .map(([archive, changes]) => {
      for (const [at, value] of changes) archive[at % archive.length] = value;
      return archive;
    });

  test('gives goods, or says at least what was expected, in lines', () => {
    fc.assert(
      fc.property(name, fc.oneof(file, whole, changed), (sent, bytes) => {
        const read = readBrought({ name: sent, bytes });
        if ('goods' in read) return expect(read.goods.length).toBeGreaterThan(0);
        expect(read.faults.length).toBeGreaterThan(0);
        for (const line of read.faults) expect(line).toMatch(/^[^\p{Cc}]{2,1000}$/u);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what hosts are told of it', () => {
  const page = readFileSync('docs/content.md', 'utf8').split('\n## ');
  const chapter = page.find((part) => part.startsWith('Goods of your own\n')) ?? '';

  test('has an example that can be brought', () => {
    const [, example = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(chapter) ?? [];
    expect(example).toMatch(/^# yaml-language-server: \$schema=\S*docs\/schema\/item\.json\n/);
    expect(goods(example)).toMatchObject([{ of: 'item' }]);
  });

  test('names the limits', () => {
    for (const limit of ['256 KB', '100 things', '2 MB', '8 KB', '500 values'])
      expect(chapter).toContain(limit);
  });
});
