import { replay, SAVE_FORMAT } from '../../src/engine';
import { nullGame } from '../../src/games/null-game/rules';
import {
  createShelf,
  exportText,
  importText,
  openStore,
  readTimeNote,
  writeKept,
  writeTimeNote,
} from '../../src/storage';
import { Area, withStorage } from './areas';
import { keptGame } from './games';

const NOW = 77_000;
const shelfOver = (area: Storage | undefined) =>
  createShelf(withStorage({ value: area }, openStore), () => NOW);

/** A shelf with a game on it, and the text it wrote. */
function oneGame(id = 'a') {
  const area = new Area();
  const kept = keptGame(id);
  shelfOver(area).put(kept);
  return { area, kept, key: `meninges/games/${id}`, text: area.getItem(`meninges/games/${id}`)! };
}

describe('a sound shelf', () => {
  test('put, then get in another session, is the same, whatever the game', () => {
    for (let seed = 0; seed < 18; seed++) {
      const area = new Area();
      const kept = keptGame(`game-${seed}`, seed);
      expect(shelfOver(area).put(kept)).toBeNull();
      const reading = shelfOver(area).get(kept.id);
      expect(reading).toEqual({ kind: 'read', value: kept });
      expect(replay(nullGame, kept.saved).kind).toBe('read');
    }
  });

  test('lists the newest first', () => {
    const shelf = shelfOver(new Area());
    for (const seed of [4, 9, 1]) shelf.put(keptGame(`g${seed}`, seed));
    expect(shelf.list().kept.map(({ id }) => id)).toEqual(['g9', 'g4', 'g1']);
    expect(shelf.list().aside).toEqual([]);
  });

  test('a list drawn twice yields the same objects', () => {
    const { area } = oneGame();
    const shelf = shelfOver(area);
    expect(shelf.list().kept[0]).toBe(shelf.list().kept[0]);
  });

  test('what another session wrote is seen', () => {
    const { area } = oneGame();
    const shelf = shelfOver(area);
    shelf.list();
    const later = keptGame('a', 8);
    shelfOver(area).put(later);
    expect(shelf.get('a')).toEqual({ kind: 'read', value: later });
  });

  test('what was noted of a game’s time goes with the game: removed, or set aside', () => {
    const store = withStorage({ value: new Area() }, openStore);
    const shelf = createShelf(store, () => NOW);
    for (const leave of [() => shelf.remove('a'), () => shelf.setAside('a', 'damaged')]) {
      shelf.put(keptGame('a'));
      writeTimeNote(store, 'a', { id: 'bet-5', left: 6600.4 });
      writeTimeNote(store, 'b', { id: 'bet-7', left: 100 });
      expect(readTimeNote(store, 'a')).toEqual({ id: 'bet-5', left: 6600 });
      leave();
      expect(store.keys('time/')).toEqual(['time/b']);
    }
    writeTimeNote(store, 'b', null);
    expect(store.keys('time/')).toEqual([]);
  });

  test.each(['', 'null', '{', '{"id":3,"left":1}', '{"id":"bet-5","left":-1}', '{"id":"bet-5"}'])(
    'a note that reads %j is none',
    (text) => {
      const store = withStorage({ value: new Area() }, openStore);
      store.set('time/a', text);
      expect(readTimeNote(store, 'a')).toBeNull();
    },
  );

  test('a removed game is gone', () => {
    const { area } = oneGame();
    const shelf = shelfOver(area);
    shelf.remove('a');
    expect(shelf.get('a')).toBeNull();
    expect(shelf.list()).toEqual({ kept: [], aside: [] });
  });
});

describe('two windows', () => {
  test('one notices that the other has played on, and not merely opened the game', () => {
    const { area, kept } = oneGame();
    const here = shelfOver(area);
    const there = shelfOver(area);
    there.put({ ...kept, updatedAt: 9, saved: { ...kept.saved, countdownLeft: 5 } });
    expect(here.playedOn(kept)).toBe(false);
    const later = keptGame('a', 8);
    there.put(later);
    expect(here.playedOn(kept)).toBe(true);
    expect(there.playedOn(later)).toBe(false);
    expect(here.get('a')).toEqual({ kind: 'read', value: later });
    expect(here.playedOn(later)).toBe(false);
  });

  test('a move taken back and another made is noticed too, though the log is as long', () => {
    const { area, kept } = oneGame();
    const log = [
      ...kept.saved.log.slice(0, -1),
      { actor: 'chance' as const, move: { type: 'roll', number: 1 } },
    ];
    shelfOver(area).put({ ...kept, saved: { ...kept.saved, log } });
    expect(shelfOver(area).playedOn(kept)).toBe(true);
  });

  test('a game that is not there, or cannot be read, was not played on', () => {
    const { area, kept, key } = oneGame();
    const shelf = shelfOver(area);
    area.setItem(key, 'noise');
    expect(shelf.playedOn(kept)).toBe(false);
    area.removeItem(key);
    expect(shelf.playedOn(kept)).toBe(false);
  });

  test('nothing is lost where this window could not keep its own moves', () => {
    const { area } = oneGame();
    const here = shelfOver(area);
    area.room = 0;
    const ours = keptGame('a', 6);
    expect(here.put(ours)).toBe('full');
    expect(here.playedOn(ours)).toBe(false);
    area.room = Infinity;
    shelfOver(area).put(keptGame('a', 9));
    expect(here.playedOn(ours)).toBe(true);
  });
});

describe('a finished game', () => {
  const over = (id: string, seed = 17) => {
    const kept = keptGame(id, seed);
    return { ...kept, summary: { over: true, winners: [0], turn: null } };
  };

  test('lies there in its compact form, and is read in either', () => {
    const area = new Area();
    const kept = over('a');
    shelfOver(area).put(kept);
    const text = area.getItem('meninges/games/a')!;
    expect(text.length).toBeLessThan(JSON.stringify(kept).length / 3);
    expect(shelfOver(area).get('a')).toEqual({ kind: 'read', value: kept });
    area.setItem('meninges/games/a', writeKept(kept));
    expect(shelfOver(area).get('a')).toEqual({ kind: 'read', value: kept });
  });

  test('of an earlier version is shortened where room is short, before anybody is told', () => {
    const area = new Area();
    for (const id of ['a', 'b', 'c']) area.setItem(`meninges/games/${id}`, writeKept(over(id)));
    area.room = [...area.values].reduce((sum, [key, text]) => sum + key.length + text.length, 0) + 100;
    const shelf = shelfOver(area);
    const fresh = keptGame('d', 12);
    expect(shelf.put(fresh)).toBeNull();
    expect(
      shelfOver(area)
        .list()
        .kept.map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  test('set aside, it can be exported and read by whoever has the text', () => {
    const area = new Area();
    const kept = over('a');
    const shelf = shelfOver(area);
    shelf.put(kept);
    shelf.setAside('a', 'older-rules');
    expect(importText(shelf.aside()[0]!.text)).toEqual({ kind: 'read', value: kept.saved });
  });
});

describe('what cannot be read', () => {
  const { text, kept } = oneGame();
  const record = JSON.parse(text);
  const withSaved = (change: object) => JSON.stringify({ ...record, saved: { ...record.saved, ...change } });
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const CASES: readonly (readonly [string, string, string])[] = [
    ['nothing at all', '', 'not-json'],
    ['noise', '\u0000\uFFFF%PNG', 'not-json'],
    ['half a pair of surrogates', '\uD83D', 'not-json'],
    ['another program’s JSON', '{"volume":11}', 'not-ours'],
    ['null', 'null', 'not-ours'],
    ['a list', '[1,2]', 'not-ours'],
    ['a shelf of the future', JSON.stringify({ ...record, shelf: 2 }), 'future'],
    ['a save of the future', withSaved({ format: 99 }), 'future'],
    ['a record without its save', JSON.stringify({ ...record, saved: undefined }), 'damaged'],
    ['a save without its log', withSaved({ log: undefined }), 'not-ours'],
    ['a save with a strange seat', withSaved({ seats: [{ name: 3 }] }), 'damaged'],
    ['a save with a strange move', withSaved({ log: [{ actor: 'nobody', move: 1 }] }), 'damaged'],
    ['another game’s record', JSON.stringify({ ...record, id: 'b' }), 'damaged'],
    ['no date', JSON.stringify({ ...record, updatedAt: null }), 'damaged'],
    ['a negative date', JSON.stringify({ ...record, startedAt: -1 }), 'damaged'],
    ['no summary', JSON.stringify({ ...record, summary: undefined }), 'damaged'],
    [
      'a winner who does not sit there',
      JSON.stringify({ ...record, summary: { ...record.summary, winners: [2] } }),
      'damaged',
    ],
    ['something endlessly deep', text.replace('"config":{', `"config":${deep},"c":{`), 'damaged'],
  ];

  test.each(CASES)('%s is set aside as it was, with the reason', (_, broken, why) => {
    const { area, key } = oneGame();
    const other = keptGame('fine', 6);
    shelfOver(area).put(other);
    area.setItem(key, broken);
    const shelf = shelfOver(area);
    expect(shelf.get('a')).toEqual({ kind: 'bad', why });
    const aside = [{ id: 'a', why, text: broken, at: NOW }];
    expect(shelf.list()).toEqual({ kept: [other], aside });
    expect(shelf.get('a')).toBeNull();
    expect(shelfOver(area).list()).toEqual({ kept: [other], aside });
    expect(area.getItem('meninges/aside/a')!.endsWith(`\n${broken}`)).toBe(true);
  });

  test('a text cut off anywhere is set aside as it was', () => {
    for (let length = 0; length < text.length; length += length < 40 ? 1 : 23) {
      const { area, key } = oneGame();
      const cut = text.slice(0, length);
      area.setItem(key, cut);
      expect(shelfOver(area).list()).toEqual({
        kept: [],
        aside: [{ id: 'a', why: 'not-json', text: cut, at: NOW }],
      });
    }
  });

  test('a text with any one character lost: read or set aside, never a throw, never gone', () => {
    for (let at = 0; at < text.length; at += 7) {
      const { area, key } = oneGame();
      const broken = text.slice(0, at) + text.slice(at + 1);
      area.setItem(key, broken);
      const { kept: games, aside } = shelfOver(area).list();
      expect(games.length + aside.length).toBe(1);
      if (aside[0]) expect(aside[0].text).toBe(broken);
    }
  });

  test('is never overwritten by a second one of the same name', () => {
    const { area, key } = oneGame();
    for (const broken of ['first', 'second', 'third']) {
      area.setItem(key, broken);
      shelfOver(area).list();
    }
    const shelf = shelfOver(area);
    expect(shelf.aside().map(({ id, text: found }) => [id, found])).toEqual([
      ['a', 'first'],
      ['a~2', 'second'],
      ['a~3', 'third'],
    ]);
    shelf.dropAside('a~2');
    expect(shelf.aside().map(({ id }) => id)).toEqual(['a', 'a~3']);
  });

  test('is not doubled when the app died between copying and removing', () => {
    const { area, key } = oneGame();
    area.setItem(key, 'broken');
    shelfOver(area).list();
    area.setItem(key, 'broken');
    expect(shelfOver(area).aside()).toHaveLength(1);
    expect(area.getItem(key)).toBeNull();
  });

  test('makes way for a game put in its place', () => {
    const { area, key } = oneGame();
    area.setItem(key, 'broken');
    const shelf = shelfOver(area);
    expect(shelf.put(kept)).toBeNull();
    expect(shelf.list().kept).toEqual([kept]);
    expect(shelf.aside()[0]!.text).toBe('broken');
  });

  test('an aside that is itself damaged is still shown', () => {
    const area = new Area();
    area.setItem('meninges/aside/x', 'tampered');
    expect(shelfOver(area).aside()).toEqual([{ id: 'x', why: 'damaged', text: 'tampered', at: 0 }]);
  });
});

describe('a game the rules refuse', () => {
  test('is set aside with the reason that was found', () => {
    const { area, text } = oneGame();
    const shelf = shelfOver(area);
    shelf.setAside('a', 'unknown-game');
    expect(shelf.list()).toEqual({ kept: [], aside: [{ id: 'a', why: 'unknown-game', text, at: NOW }] });
    expect(shelfOver(area).aside()).toHaveLength(1);
  });

  test('setting aside what is not there does nothing', () => {
    const shelf = shelfOver(new Area());
    shelf.setAside('nobody', 'damaged');
    shelf.dropAside('nobody');
    expect(shelf.list()).toEqual({ kept: [], aside: [] });
  });
});

describe('with no room left', () => {
  test('what cannot be read stays where it is, is reported, and is not overwritten', () => {
    const { area, key, kept } = oneGame();
    area.setItem(key, 'broken');
    area.room = 0;
    const shelf = shelfOver(area);
    const stuck = { id: 'a', why: 'not-json', text: 'broken', at: NOW };
    expect(shelf.list()).toEqual({ kept: [], aside: [stuck] });
    expect(shelf.list()).toEqual({ kept: [], aside: [stuck] });
    expect(shelf.put(kept)).toBe('full');
    expect([...area.values]).toEqual([[key, 'broken']]);
    area.room = Infinity;
    expect(shelf.list().aside).toEqual([stuck]);
    expect(area.getItem('meninges/aside/a')).toBe(`not-json ${NOW}\nbroken`);
  });

  test('what is stuck can be dropped', () => {
    const { area, key } = oneGame();
    area.setItem(key, 'broken');
    area.room = 0;
    const shelf = shelfOver(area);
    shelf.dropAside('a');
    expect(shelf.list()).toEqual({ kept: [], aside: [] });
  });

  test('a game the rules refuse is reported all the same', () => {
    const { area, text } = oneGame();
    area.room = 0;
    const shelf = shelfOver(area);
    shelf.setAside('a', 'future');
    expect(shelf.get('a')).toEqual({ kind: 'bad', why: 'future' });
    expect(shelf.list()).toEqual({ kept: [], aside: [{ id: 'a', why: 'future', text, at: NOW }] });
    expect(area.getItem('meninges/games/a')).toBe(text);
  });

  test('a game goes on for the session, and the last kept move is there afterwards', () => {
    const { area, kept } = oneGame();
    area.room = 0;
    const shelf = shelfOver(area);
    const later = keptGame('a', 9);
    expect(shelf.put(later)).toBe('full');
    expect(shelf.get('a')).toEqual({ kind: 'read', value: later });
    expect(shelfOver(area).get('a')).toEqual({ kind: 'read', value: kept });
  });
});

test('without storage a game is played all the same', () => {
  const shelf = shelfOver(undefined);
  const kept = keptGame('a');
  expect(shelf.put(kept)).toBe('missing');
  expect(shelf.put(keptGame('a', 6))).toBe('missing');
  expect(shelf.list().kept).toHaveLength(1);
  shelf.setAside('a', 'damaged');
  expect(shelf.list()).toMatchObject({ kept: [], aside: [{ id: 'a', why: 'damaged' }] });
});

describe('files', () => {
  const kept = keptGame('a');
  test('what is exported is imported and replays', () => {
    const text = exportText(kept);
    expect(text).toContain('"exportedFrom": "meninges"');
    expect(importText(text)).toEqual({ kind: 'read', value: kept.saved });
    expect(importText(`\uFEFF${text}`).kind).toBe('read');
  });

  test('so are a bare save and a record from a shelf', () => {
    expect(importText(JSON.stringify(kept.saved))).toEqual({ kind: 'read', value: kept.saved });
    expect(importText(oneGame().text)).toEqual({ kind: 'read', value: kept.saved });
  });

  const BAD: readonly (readonly [string, string])[] = [
    ['', 'not-json'],
    [exportText(kept).slice(0, -2), 'not-json'],
    ['{}', 'not-ours'],
    ['null', 'not-ours'],
    ['7', 'not-ours'],
    ['{"shelf":1}', 'damaged'],
    [JSON.stringify({ ...kept.saved, format: SAVE_FORMAT + 1 }), 'future'],
    [JSON.stringify({ ...kept.saved, seats: null }), 'damaged'],
    ['['.repeat(20_000) + ']'.repeat(20_000), 'damaged'],
  ];
  test.each(BAD)('%.30s is refused with a reason', (text, why) => {
    expect(importText(text)).toEqual({ kind: 'bad', why });
  });
});
