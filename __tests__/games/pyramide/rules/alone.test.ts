import { pyramide, SAMPLE } from '../../../../src/games/pyramide/rules';
import { after, aloneIn, lastEvents, playing, playOn, refusal, stateOf, who } from './support';

/** The person sits at 0, the app at 1. */
const [lighthouse] = SAMPLE.riddles as readonly [(typeof SAMPLE.riddles)[number]];
const found = (word: string, bet = 2): string[] => [`bet ${bet}`, 'clue indice', `guess ${word}`, 'next'];
const missed = ['bet 1', 'clue indice', 'guess mystère', 'next'];
const allFound = lighthouse.words.flatMap((word) => found(word));

describe('you guess', () => {
  const guess = aloneIn('guess', 2);

  const walk: [moves: string[], where: string][] = [
    [[], 'title, 0 table (table)'],
    [['on'], 'bet, 1 dico (1)'],
    [['on', 'bet 2'], 'clue, 1 dico (1)'],
    [['on', 'bet 2', 'clue pierre'], 'guess, 0 syno (0)'],
    [['on', 'bet 2', 'clue pierre', 'guess caillou'], 'clue, 1 dico (1)'],
    [['on', 'bet 2', 'clue pierre', 'pass'], 'clue, 1 dico (1)'],
    [['on', 'bet 2', 'clue pierre', 'guess le Rocher'], 'between, 0 table (table)'],
    [['on', ...allFound], 'enigma, 0 syno (0)'],
    [['on', ...allFound, 'answer un phare'], 'scored, 0 table (table)'],
  ];
  test.each(walk)('%j: %s', (moves, where) => expect(who(after(guess, ...moves))).toBe(where));

  test('clues and guesses are everybody’s', () => {
    const state = after(guess, 'on', 'bet 2', 'clue pierre', 'guess caillou');
    const clues = [{ by: 1, text: 'pierre', guess: 'caillou', end: 'missed' }];
    expect(pyramide.view(state, 0).riddle!.words[0]!.clues).toEqual(clues);
  });

  test('person and app score together: words, enigma, bonus', () => {
    const state = after(guess, 'on', ...allFound, 'answer LE PHARE !');
    expect([state.score, state.riddle!.points]).toEqual([[5 + 1 + 3], [9]]);
  });

  test('after the last riddle it is over, with all points', () => {
    const first = playing(guess, 'on', ...allFound, 'answer phare', 'on');
    expect(who(stateOf(first))).toBe('title, 0 table (table)');
    const end = playOn(first, 'on', ...[1, 2, 3, 4, 5].flatMap(() => missed), 'pass', 'on');
    expect(stateOf(end).result).toEqual({ ranking: [[0, 1]], winner: null, maitreMots: null, points: 9 });
  });

  test('an early answer is for taking turns', () => {
    const state = after(guess, 'on', 'bet 2', 'clue pierre');
    expect(refusal(state, 'answer le phare')).toEqual({ code: 'not-early' });
  });

  test('when no answer is right it is told nevertheless', () => {
    const table = playing(guess, 'on', ...allFound, 'answer la lune');
    expect(lastEvents(table).filter(({ type }) => type !== 'points')).toEqual([
      { type: 'answered', by: 0, text: 'la lune', early: false },
      { type: 'wrong', by: 0 },
      { type: 'judged', by: null, answer: 'le phare' },
    ]);
  });
});

describe('you explain', () => {
  const explain = aloneIn('explain', 1);

  const walk: [moves: string[], where: string][] = [
    [['on'], 'bet, 0 dico (0)'],
    [['on', 'bet 2'], 'clue, 0 dico (0)'],
    [['on', 'bet 2', 'clue pierre'], 'guess, 1 syno (1)'],
    [['on', ...allFound], 'enigma, 1 syno (1)'],
  ];
  test.each(walk)('%j: %s', (moves, where) => expect(who(after(explain, ...moves))).toBe(where));

  test('the app as SYNO has neither the word nor the answer; the person has all five', () => {
    const state = after(explain, 'on', 'bet 2', 'clue pierre');
    const app = pyramide.view(state, 1);
    expect([app.hunt!.word, app.riddle!.answer, app.riddle!.words.map(({ word }) => word)]).toEqual([
      null,
      null,
      Array(5).fill(null),
    ]);
    expect(pyramide.view(state, 0).riddle!.words.map(({ word }) => word)).toEqual(lighthouse.words);
    expect(JSON.stringify(app)).not.toContain('phare');
  });

  test('a clue that is the word, or comes again, is refused', () => {
    const state = after(explain, 'on', 'bet 3');
    expect(refusal(state, 'clue Rochers')).toEqual({ code: 'the-word-itself' });
    const second = after(explain, 'on', 'bet 3', 'clue pierre', 'guess caillou');
    expect(refusal(second, 'clue PIERRES')).toEqual({ code: 'clue-again' });
    expect(refusal(second, 'clue falaise')).toBeNull();
  });

  test('passing a clue spends it', () => {
    const state = after(explain, 'on', 'bet 2', 'pass');
    expect([state.phase, state.hunt!.left]).toEqual(['clue', 1]);
  });
});

describe('taking turns', () => {
  const alternate = aloneIn('alternate');

  test('each is DICO once a round, and both score a word', () => {
    const first = playing(alternate, 'on', ...found('rocher'));
    expect([stateOf(first).score, stateOf(first).riddle!.dicos]).toEqual([[1, 1], [0]]);
    const second = playing(alternate, 'on', ...[1, 2, 3, 4, 5].flatMap(() => missed), 'pass', 'pass', 'on');
    expect(stateOf(second).riddle!.dicos).toEqual([1]);
  });

  test('SYNO may answer early for 2; the guess goes on', () => {
    const table = playing(alternate, 'on', 'bet 2', 'clue pierre', 'answer phare');
    expect(stateOf(table)).toMatchObject({ score: [0, 2], phase: 'guess' });
    expect(refusal(stateOf(table), 'answer phare')).toEqual({ code: 'answered-already' });
  });

  test('wrong: DICO may answer for 1, without having seen the answer', () => {
    const table = playing(alternate, 'on', 'bet 2', 'clue pierre', 'answer la lune');
    expect(who(stateOf(table))).toBe('rival, 0 dico (0)');
    expect(pyramide.view(stateOf(table), 0).riddle!.answer).toBeNull();
    expect(stateOf(playOn(table, 'answer le phare'))).toMatchObject({ score: [1, 0], phase: 'guess' });
    expect(stateOf(playOn(table, 'answer le port'))).toMatchObject({ score: [0, 0], phase: 'guess' });
    expect(stateOf(playOn(table, 'pass'))).toMatchObject({ score: [0, 0], phase: 'guess' });
  });

  test('after the fifth word it is 1, and DICO after a wrong answer or none', () => {
    const done = playing(alternate, 'on', ...[1, 2, 3, 4, 5].flatMap(() => missed));
    expect(stateOf(playOn(done, 'answer phare')).score).toEqual([0, 1]);
    expect(stateOf(playOn(done, 'pass', 'answer phare')).score).toEqual([1, 0]);
    expect(stateOf(playOn(done, 'answer lune', 'answer phare')).score).toEqual([1, 0]);
    expect(stateOf(playOn(done, 'answer lune', 'pass')).score).toEqual([0, 0]);
  });

  test('between two words only SYNO may answer early', () => {
    const personDico = after(alternate, 'on', 'bet 2', 'clue pierre', 'guess rocher');
    expect(refusal(personDico, 'answer phare')).toEqual({ code: 'not-yours' });
    const appDico = after(
      aloneIn('alternate', 1, { first: 1 }),
      'on',
      'bet 2',
      'clue pierre',
      'guess rocher',
    );
    expect(refusal(appDico, 'answer phare')).toBeNull();
  });

  test('three rounds win, and there are no lists', () => {
    const answers = SAMPLE.riddles.map(({ answer }) => answer);
    let table = playing(alternate);
    while (stateOf(table).phase !== 'over') {
      const { riddle, drawn } = stateOf(table);
      // The person alone answers, when it is SYNO.
      const right = answers[drawn.riddles - 1]!;
      const end = riddle!.synos[0] === 0 ? [`answer ${right}`] : ['pass', 'pass'];
      table = playOn(table, 'on', ...[1, 2, 3, 4, 5].flatMap(() => missed), ...end, 'on');
      if (stateOf(table).phase === 'round') table = playOn(table, 'on');
    }
    expect(stateOf(table).rounds).toEqual([3, 0]);
    expect(stateOf(table).result).toMatchObject({ winner: 0, ranking: [[0], [1]] });
  });
});

test('a marathon is to guess so many riddles in a row', () => {
  let table = playing(aloneIn('marathon', 10));
  for (let nth = 0; nth < 10; nth++) {
    expect(stateOf(table).riddle!.dicos).toEqual([1]);
    const { words, answer } = SAMPLE.riddles[nth]!;
    table = playOn(table, 'on', ...words.flatMap((word) => found(word)), `answer ${answer}`, 'on');
  }
  expect(stateOf(table).result!.points).toBe(90);
});
