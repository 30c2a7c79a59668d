import { isObject, isText, isWhole, type Json, type Player } from '../src/engine';
import type { Catalogue, Language } from '../src/i18n';
import type { AnyLesson, Box } from '../src/shell';
import { FACE_COLOURS } from '../src/ui';

/** What the set-up screen remembers between games: who sat there, and the rules they chose. */
export interface LastSetUp {
  readonly players: readonly Player[];
  readonly config: Json;
}

/** Somebody for every seat: whoever was chosen for it, else a new name. */
export function playersFor(
  count: number,
  chosen: readonly (Player | undefined)[],
  words: Catalogue,
  peopleOnly = false,
): Player[] {
  return Array.from({ length: count }, (_, seat) => chosen[seat] ?? newcomer(seat, count, words, peopleOnly));
}

/** Most people come with somebody, or want somebody to play against. */
const USUAL = 2;

/** Those who sat at this game last; at a first game one person, and the app. */
export function usualPlayers({ game, players }: Box, last: LastSetUp | null, words: Catalogue): Player[] {
  const known = last && game.seatCounts.includes(last.players.length) ? last.players : [];
  const count = known.length || (game.seatCounts.includes(USUAL) ? USUAL : game.seatCounts[0]!);
  return playersFor(count, known, words, players.peopleOnly);
}

/** What a lesson's end begins: the game that it taught, with those who sat there last. */
export function learntGame(
  box: Box,
  { plays, alone }: AnyLesson,
  last: LastSetUp | null,
  { words, language }: { readonly words: Catalogue; readonly language: Language },
): { readonly config: Json; readonly players: readonly Player[] } {
  const players = usualPlayers(box, last, words).slice(0, alone ? 1 : undefined);
  const played = last && box.game.readConfig(last.config);
  return { config: box.setUp.configFor(players.length, plays ?? played ?? null, language), players };
}

/** Whoever comes with one other wants an opponent, and may well be alone; three or four are people who came together. */
function newcomer(seat: number, count: number, words: Catalogue, peopleOnly: boolean): Player {
  const bot = seat === 1 && count === 2 && !peopleOnly ? 'beginner' : null;
  return { name: nameFor(seat, bot !== null, words), face: seat % FACE_COLOURS.length, bot, help: false };
}

/** The people of last time keep their seats. An app that was only proposed for a table of two is no more than that. */
export const chosenBefore = (players: readonly Player[], words: Catalogue): (Player | undefined)[] =>
  players.map((player, seat) =>
    player.bot !== null && player.name === nameFor(seat, true, words) && players.length === 2
      ? undefined
      : player,
  );

/** Working everything out by oneself, or being helped: one excludes the other. */
export function withSums({ sums: _before, ...player }: Player, sums: boolean): Player {
  return sums ? { ...player, help: false, sums } : player;
}

export const withHelp = (player: Player, help: boolean): Player => ({
  ...(help ? withSums(player, false) : player),
  help,
});

export const nameFor = (seat: number, app: boolean, words: Catalogue): string =>
  (app ? words.setUp.bots : words.setUp.people)[seat] ?? words.setUp.seat(seat + 1);

/** Why these people cannot begin, in words; null when they can. */
export function refusedPlayers(players: readonly Player[], words: Catalogue): string | null {
  const unnamed = players.findIndex(({ name }) => name.trim() === '');
  if (unnamed >= 0) return words.setUp.nameMissing(unnamed + 1);
  const names = players.map(({ name }) => name.trim().toLocaleLowerCase());
  const twice = players.find((_, seat) => names.indexOf(names[seat]!) !== seat);
  if (twice) return words.setUp.sameName(twice.name.trim());
  return players.every(({ bot }) => bot !== null) ? words.setUp.onlyApps : null;
}

/** Settings come from storage: anything that is not a set-up of ours is as if there were none. */
export function readLastSetUp(raw: Json | undefined): LastSetUp | null {
  if (!isObject(raw) || raw.config === undefined) return null;
  // Until 0.3.0 they were called sitters.
  const named = raw.players ?? raw.sitters;
  if (!Array.isArray(named)) return null;
  const players = named.flatMap((player: Json) => readPlayer(player) ?? []);
  return players.length === named.length ? { players, config: raw.config } : null;
}

function readPlayer(raw: Json): Player | null {
  if (!isObject(raw)) return null;
  const { name, face, bot, help, sums } = raw;
  if (!isText(name) || name.length > NAME_LENGTH || !isWhole(face, 0, FACE_COLOURS.length)) return null;
  if (!(bot === null || isText(bot)) || typeof help !== 'boolean') return null;
  return { name, face, bot, help, ...(sums === true ? { sums } : {}) };
}

export const NAME_LENGTH = 24;
