import { type Id } from '../play/stage-types.ts';
import { type Game, type Games } from './games.ts';
import { found, type Told } from './news.ts';
import { type Own } from './own.ts';

/** The hero whose panel in this game has that heading, as its players. */
function panelIn(game: Game, { title }: Told): { hero: string; players: Set<Id> } | null {
  if (!title.endsWith(` · ${game.name}`)) return null;
  const heroes = [...game.heroes].sort(([one], [other]) => other.length - one.length);
  const own = heroes.find(
    ([hero]) => title.startsWith(`${hero} · `) || title.startsWith(`${hero}, `),
  );
  return own ? { hero: own[0], players: own[1] } : null;
}

/** A hero’s panel, by its heading, is for its player alone. */
export function learnPanels(games: Games, news: readonly Told[], own: Own): void {
  for (const told of news)
    for (const game of games.values()) {
      const panel = panelIn(game, told);
      if (panel) own.plant('panels', `the panel of ${panel.hero}`, [told.title], panel.players);
    }
}

/** Games of several servers may be called alike. */
const fightIn = ({ name, post }: Game) => `the fight in ${name} (${post})`;

/** COMBAT-11: whose numbers an account of a roll holds, where it holds more than the die. */
const rolled = /^(.+?) (?:attacks .+? \(.+?\)\. |rolls initiative\b)(?!.*\bon the die\b)/;

/**
 * DUEL-03, DUEL-14, MONSTER-08: while a fight is fought, nobody but its fighters reads an account of
 * it, and of a roll’s parts nobody but who rolled.
 */
export function learnFights(games: Games, news: readonly Told[], own: Own): void {
  for (const game of games.values()) {
    if (game.fighters === null) own.end(fightIn(game));
    else
      for (const told of news.filter((one) => panelIn(game, one)))
        for (const line of accountIn(told)) {
          const [[hero = ''] = []] = found([line], rolled);
          own.plant(
            'lines of fights',
            fightIn(game),
            [line],
            game.heroes.get(hero) ?? game.fighters,
          );
        }
  }
}

/** The rules that a line cites are no secret, and may be left out where it is told. */
const cited = / · [A-Z]+-\d\d(?:, [A-Z]+-\d\d)*$/;

/** The lines of a fighter’s panel that say what happened: those right above the round’s. */
function accountIn({ lines }: Told): string[] {
  const round = lines.findIndex((line) => /^Round \d+\. /.test(line));
  if (round < 2) return [];
  const above = lines.slice(0, round - 1);
  return above.slice(above.lastIndexOf('') + 1).map((line) => line.replace(cited, ''));
}

/** BET-02: a bet is sealed until betting closes. Its player is told so in these words. */
export function learnBets(games: Games, news: readonly Told[], actor: Id | null, own: Own): void {
  const phases = [...games.values()].map(({ bets }) => bets);
  if (!phases.includes('open') || phases.includes('closed')) return own.end('a sealed bet');
  // Whose panel repeats an older answer is not who has bet now.
  const answers = news.filter(({ alone, reader }) => alone && (actor ?? reader) === reader);
  for (const { reader, lines } of answers)
    for (const [bet = ''] of found(lines, /\bSealed: (\d+ gold on .+?)\. Nobody sees /))
      own.plant('bets', 'a sealed bet', [bet], new Set([reader]));
}
