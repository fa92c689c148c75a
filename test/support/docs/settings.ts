import { settings } from '../../../src/config.ts';

type Told = { name: string; says: string; usual: string; example: string; secret: boolean };

const told = (): Told[] =>
  Object.entries(settings).map(([name, setting]) => {
    const absent = setting.schema.safeParse(undefined);
    const usual = absent.success && absent.data !== undefined ? String(absent.data) : '';
    const { says, example } = setting;
    return { name, says, usual, example, secret: 'secret' in setting };
  });

/** The settings as a table for the README. */
export function settingsTable(): string {
  const rows = told().map(({ name, says, usual, secret }) => {
    const standard = usual === '' ? '' : `\`${usual}\``;
    const also = secret ? ` \`${name}_FILE\` may name a file that holds it.` : '';
    return `| \`${name}\` | ${standard} | ${says}${also} |`;
  });
  return ['| setting | if not set | what it is |', '|---|---|---|', ...rows].join('\n');
}

/** The settings as `.env.example`: all of them there, none of them set. */
export function envExample(): string {
  const entries = told().map(({ name, says, usual, example, secret }) => {
    const also = secret ? [`# ${name}_FILE may name a file that holds it.`] : [];
    return [`# ${says}`, ...also, `#${name}=${usual || example}`].join('\n');
  });
  const head = '# Copy this file to .env and uncomment what you want to set.';
  return `${[head, ...entries].join('\n\n')}\n`;
}
