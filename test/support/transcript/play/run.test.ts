import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { readTranscript } from '../format/read.ts';
import { openLanes, type Lanes } from '../worker/lanes.ts';
import { reportOf, shownStep, summaryOf } from './report.ts';

const folder = resolve(import.meta.dirname, '..');
const program = (file: string) => ({
  program: process.execPath,
  arguments: ['--no-warnings', '--import', 'tsx', `${folder}/tiny/${file}`],
  folder: process.cwd(),
});

let lanes: Lanes;
beforeAll(() => {
  lanes = openLanes(1, { stage: program('stage.ts'), bot: program('bot.ts') });
});
afterAll(() => lanes.close());

async function play(steps: string, head = ''): Promise<{ report: string; shown: string }> {
  const transcript = readTranscript('a.yaml', `title: A test\n${head}\nsteps:\n${steps}`);
  if (Array.isArray(transcript)) throw new Error(transcript.map(faultText).join('\n'));
  const shown: string[] = [];
  const outcome = await lanes.play(transcript, (step, played) => {
    shown.push(shownStep(step, played));
  });
  return { report: `${reportOf(outcome)}\n${summaryOf([outcome], 1)}`, shown: shown.join('\n') };
}

describe('a transcript that is true', { timeout: 120_000 }, () => {
  test('passes, and counts what it looked at', async () => {
    const { report, shown } = await play(`
  - Bran: "/post text: The game is on"
    answer: The game is on
    everybody sees: { "#menagerie": { once: The game is on } }
    pinged: []
  - Bran: /whisper text: only for you
    answer: only for you
    sees: { Bran: { answer: only for you } }
    nobody else sees: only for you
    everybody can see: The game is on
  - Bran types: "/city name: R"
    offered: [Rome, Riga]
    not offered: Paris
  - Bran: Good morning
    everybody sees: Good morning
  - Cleo: /do what: ping me
    pinged: Cleo
`);
    expect(report).toContain('✓ a.yaml: A test (5 steps, 11 expectations');
    expect(shown).toContain('everybody, in menagerie:');
    expect(shown).toContain('Bran, in menagerie:');
  });

  test('presses, chooses, fills in and is refused', async () => {
    const { report } = await play(`
  - Bran: /panel
    in: "#general"
    everybody sees: { "#general": ["[Join]", (Leave)] }
  - Bran presses: Leave
    refused: /./
  - Cleo presses: Name
    form: Your hero
  - Cleo submits: { name: Cleo }
    answer: You are Cleo.
  - Cleo presses: Name
    on: What now?
    status: modal
  - Cleo closes: the form
  - Bran chooses: { from: Move, option: North }
    sees: { Dov: You went n. }
    status: updated
  - Dov presses: Join
    in: "#general"
    everybody sees: One is in.
    sees not: { Dov: "[Join]" }
`);
    expect(report).toContain('✓');
  });

  test('writes to the bot, reads its own thread, and outlives kills', async () => {
    const { report } = await play(`
  - Cleo writes to the bot: bet «5» on «Bran»
    answer: Sealed
    sees: { Cleo: { dm: bet 5 on Bran } }
    nobody else sees: Sealed
  - kill:
  - down: +3h
  - restart:
    can see: { Cleo: { dm: Sealed } }
  - Bran: /thread
    sees: { Bran: { thread: Only you read this. } }
    cannot see: { Ines and Cleo: Only you read this. }
  - Cleo writes to the bot: "tell: 5 on Bran"
    revealed: Cleo
    everybody sees: { "#menagerie": 5 on Bran }
`);
    expect(report).toContain('✓');
  });

  test('has its own clock, people, servers and dice', async () => {
    const { report } = await play(
      `
  - Gus: /roll
    in: "The Den #cellar"
    answer: You roll 17.
    nobody sees: The Menagerie
    sees: { Gus: { "The Den #cellar": You roll 17. } }
    sees not: { Bran: You roll }
  - dice: { to hit: [3] }
    Bran: /roll
    answer: You roll 3.
  - clock: until 2031-03-30T00:00 Europe/Rome
  - Bran: /post text: late <t:1932591600:f>
    sees: { Bran: "late {2031-03-29T23:00Z}" }
  - Bran leaves: The Menagerie
  - Ines: /post text: gone
    sees not: { Bran: gone }
`,
      `
setup:
  clock: 2031-03-29T09:00 Europe/Rome
  people: [Gus]
  servers: { The Den: { owner: Gus, channels: [cellar] } }
dice: { to hit: [17] }`,
    );
    expect(report).toContain('✓');
  });
});

describe('a transcript that is not true', { timeout: 120_000 }, () => {
  test.each([
    ['nobody sees it', '- Bran: /whisper text: psst\n    sees: { Cleo: psst }', 'but Cleo did not'],
    [
      'somebody sees it',
      '- Bran: /post text: psst\n    nobody else sees: psst',
      'Cleo, Dov, Eda, Finn did',
    ],
    ['it is old', '- Bran: /post text: psst\n  - sees: { Bran: psst }', 'but Bran did not'],
    [
      'it is elsewhere',
      '- Bran: /post text: psst\n    sees: { Bran: { dm: psst } }',
      'Bran saw in this step',
    ],
    ['the answer differs', '- Bran: /whisper text: yes\n    answer: no!', 'the answer was “'],
    ['it was not refused', '- Bran: /panel\n    refused: x', 'it was not refused'],
    ['it was refused', '- Bran: /nothing', 'a.yaml:4'],
    ['no button is so called', '- Bran presses: Vanish', 'sees no button “Vanish”'],
    ['nobody was pinged', '- Bran: /panel\n    pinged: Bran', 'pinged were: nobody'],
    [
      'it was not offered',
      '- Bran types: "/city name: R"\n    offered: Paris',
      'offered were: Rome',
    ],
    [
      'dice are left',
      '- Bran: /panel\n    dice: { to hit: [4] }',
      'were not rolled: {"to hit":[4]}',
    ],
    ['a channel is missing', '- Bran: /panel\n    in: "#attic"', 'no channel or thread “#attic”'],
  ])('fails when %s', async (_, steps, words) => {
    const { report } = await play(`  ${steps}\n`);
    expect(report).toContain('✗ a.yaml: A test');
    expect(report).toContain(words);
    expect(report).not.toMatch(/at .*\.ts:\d+/);
  });
});

describe('a bot that does wrong', { timeout: 120_000 }, () => {
  test.each([
    ['leave mentions open', 'mentions'],
    ['ping everybody', 'mentions'],
    ['say nothing', 'answered'],
    ['lose gold', 'money'],
    ['log an error', 'errors'],
    ['log the token', 'secrets'],
    ['say too much', 'limits'],
    ['die', 'has ended by itself (code 9)'],
  ])('is found out: %s', async (what, check) => {
    const { report } = await play(`  - Bran: "/do what: ${what}"\n`);
    expect(report).toContain('✗');
    expect(report).toContain(check);
    expect(report).toContain('a.yaml:4: Bran: /do what');
  });

  test('is found out when it tells a bet before its time', async () => {
    const { report } = await play(`
  - Cleo writes to the bot: bet «5» on «Bran»
  - note: a moment later
  - Cleo writes to the bot: "tell: Cleo bets 5 on Bran"
`);
    expect(report).toContain('“Cleo” was told before its time: Dov sees');
    expect(report).toContain('(planted at a.yaml:5)');
    expect(report).toMatch(/told before its time: POST \S+\/messages/);
  });

  test('is found out when it repeats a direct message that nobody has marked', async () => {
    const { report } = await play(`
  - Cleo writes to the bot: bet 5 on Bran
  - revealed: all
    Cleo writes to the bot: "tell: bet 5 on Bran"
`);
    expect(report).toContain('“a direct message” was told before its time: Dov sees');
  });

  test('is found out when it tells what somebody has identified', async () => {
    const { report } = await play(`
  - Ines: "/post text: **Loot of week 1**\\nOrb 1: **Dented Helm**, 7 gold, head, basic"
  - Cleo: "/whisper text: Orb 1, Dented Helm: +4 HP. (2 charges left.)"
  - revealed: all
    Cleo: "/post text: The Dented Helm has +4 HP."
`);
    expect(report).toContain('“what Dented Helm does” was told before its time: Dov sees');
    expect(report).toContain('(planted at a.yaml:6)');
  });

  test('is excused where the file says so', async () => {
    const steps = '  - Bran: "/do what: leave mentions open"\n    excused: mentions\n';
    expect((await play(steps)).report).toContain('✓');
  });
});
