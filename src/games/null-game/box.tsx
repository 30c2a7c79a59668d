import { Txt } from '../../ui';
import { defineBox } from '../../shell';
import { nullBots } from './bots';
import { cover } from './cover';
import { NULL_WORDS } from './i18n';
import { nullGame, seatInTurn } from './rules';
import { beat } from './table/beats';
import { Options } from './table/Options';
import { Rules } from './table/Rules';
import { Table } from './table/Table';
import { refusalText, tell } from './table/tell';

/** All that the frame asks of a game, and nothing that it does not. */
export const box = defineBox({
  game: nullGame,
  colour: cover.colour,
  players: { bots: nullBots },
  setUp: {
    Options,
    configFor: (seats, before) => ({ ...nullGame.defaults(seats), ...(before && { rounds: before.rounds }) }),
    nextConfig: (config) => config,
    helpSays: () => null,
  },
  table: { Table, Mark: () => <Txt size={12}>▪</Txt>, beat },
  words: {
    Rules,
    refusedConfig: ({ code }, language) => refusalText(code, NULL_WORDS[language]),
    standing: ({ sums }, seat, language) => NULL_WORDS[language].points(sums[seat]!),
    counts: (_view, language) => NULL_WORDS[language].counts,
    tell: (event, seats, _config, language) => tell(event, seats, language),
    ready: (view, seconds, seats, language) =>
      NULL_WORDS[language].ready(seats[seatInTurn(view)]!.name, seconds),
    timeOut: ([event], _view, seats, language) =>
      event && 'seat' in event ? NULL_WORDS[language].late(seats[event.seat]!.name) : '',
    ending: ({ sums }, _seats, language) => NULL_WORDS[language].over(Math.max(...sums)),
  },
  learning: {},
});
