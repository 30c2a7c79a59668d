import { readDeck } from '../../src/games/pyramide/decks';
import { draftOf } from '../../src/games/pyramide/decks/draft';
import { againstDecks, againstSources, CHECKS, report, type Source } from '../../tools/check-decks';
import { isRight, readingKey, readingsFrom } from '../../tools/check-decks/blind';
import { labelled } from '../../tools/check-decks/labels';
import { partsOfSpeech, placesTold } from '../../tools/check-decks/spread';

interface Written {
  readonly title?: string;
  readonly sentence?: string | undefined;
  readonly answer: string;
  readonly accepts?: string;
  readonly label?: string;
}

const ID = '0123456789abcdef';
/** Words nobody else marks, so that only what a test is about is found. */
const fresh = (nth: number): string[] =>
  ['arbre', 'lampe', 'soupe', 'tapis', 'ruban'].map(
    (word) => `${word}${String.fromCharCode(97 + Math.floor(nth / 26), 97 + (nth % 26))}`,
  );
let nth = 0;
const riddle = ({ title, sentence, answer, accepts, label = 'thing, house' }: Written): string => {
  const words = fresh(nth);
  const over = title ?? `Titre ${nth}`;
  nth += 1;
  const plain = `Voici donc ${words.map((word) => `un *${word}*`).join(', puis ')} pour voir`;
  return `? ${over}\n${sentence ? sentence.replace(/_/g, () => `*${words.shift()}*`) : `${plain}.`}\n= ${answer} | ${accepts ?? `autre ${answer}`}\n@ ${label}; HARD`;
};
const card = (riddles: readonly string[], id: string | null = ID): string => {
  const hard = (text: string): string => {
    const words = [...text.matchAll(/\*([^*]+)\*/g)].map((found) => found[1]!);
    return text.replace('HARD', `${words[0]}, ${words[1]}`);
  };
  return `card\n${id === null ? '' : `@ ${id}\n`}${riddles.map(hard).join('\n')}${'abcde'.replace(/./g, (letter) => `\n+ ${letter}${nth++}`)}`;
};
const LEAD = 'Est-ce que je vois un _, ou deux _, ou trois _, ou même _ et _ ?';
const WORLD = [
  { answer: 'Zola', label: 'person, man, history' },
  { answer: 'Yourcenar', label: 'person, woman, abroad, arts', sentence: LEAD },
  { answer: 'Xylo', label: 'work, recent, sport' },
  { answer: 'Wagon' },
  { answer: 'Vitrail' },
  { answer: 'Usine' },
] as const;
const six = (instead: readonly (Written | undefined)[] = []): readonly string[] =>
  WORLD.map((one, place) => riddle(instead[place] ?? one));
const deck = (text: string, age = 'standard'): Source => ({
  file: 'fr/standard.ts',
  text: `deck: D\nlanguage: fr\nage: ${age}\n\n${text}\n`,
  strictness: 'shipped',
  above: 0,
});
const codes = (source: Source): readonly string[] =>
  [...report(source).text.matchAll(/: (?:fault|note) ([a-z0-9-]+)/g)].map((found) => found[1]!);

test('a card by the rules has no fault', () => {
  expect(report(deck(card(six()))).text).toContain('0 faults, 0 notes');
});

test.each<[string, readonly (Written | undefined)[], readonly string[]]>([
  ['a missing person', [{ answer: 'Zinc' }], ['persons']],
  ['no work, and nothing of our time', [, , { answer: 'Xylo' }], ['works', 'recent']],
  ['a card at home everywhere', [, { ...WORLD[1], label: 'person, woman, arts' }], ['abroad']],
  [
    'a card in which nobody speaks or asks',
    [, { ...WORLD[1], sentence: undefined }],
    ['first-person', 'addressed'],
  ],
  [
    'a label of unknown words',
    [{ answer: 'Zola', label: 'person, famous, history' }],
    ['label-unknown', 'persons'],
  ],
  [
    'two marks with no word between them',
    [
      ,
      ,
      ,
      {
        answer: 'Wagon',
        sentence: 'Tantôt là, tantôt ici, voici un _, _ ; puis un _ contre le _ sous ce _ posé.',
      },
    ],
    ['marks-adjacent'],
  ],
])('%s is told', (_what, instead, wanted) => {
  expect(codes(deck(card(six(instead))))).toEqual(expect.arrayContaining([...wanted]));
});

test('three sentences of a card that open alike are told, and two are not', () => {
  const opening = (answer: string) => ({
    answer,
    sentence: 'Elle pose un _ ici, deux _ là, trois _ plus loin, puis un _ avec son _ dessus.',
  });
  expect(codes(deck(card(six([, , , opening('Wagon'), opening('Vitrail')]))))).toEqual([]);
  expect(codes(deck(card(six([, , , opening('Wagon'), opening('Vitrail'), opening('Usine')]))))).toEqual([
    'same-opening',
  ]);
});

test('a card without a name for good, or with another’s, is told', () => {
  expect(codes(deck(card(six(), null)))).toEqual(['id-missing']);
  const again = six(WORLD.map(({ answer, ...more }) => ({ ...more, answer: `${answer}bis` })));
  expect(codes(deck(`${card(six())}\n\n${card(again)}`))).toContain('id-twice');
});

test('a name that is also an answer is told, and so are names that are mostly old', () => {
  const names = `names\n@ fedcba9876543210\n${['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']
    .map(
      (theme, place) =>
        `? Thème ${theme}\n- ${place === 0 ? 'Zola' : `Nom${theme}`}\n- B${theme}\n- C${theme}\n- D${theme}\n@ since 1950: ${place === 0 ? 4 : 1}`,
    )
    .join('\n')}`;
  expect(codes(deck(`${card(six())}\n\n${names}`))).toEqual(['names-since-1950', 'name-is-answer']);
});

test('a word marked for the third time is told', () => {
  const marked = (answer: string) => ({
    answer,
    sentence: 'Là un *clou* tient, puis ici un _ avec un _ contre le _ et sous le _ encore.',
  });
  expect(codes(deck(card(six([, , , marked('Wagon'), marked('Vitrail'), marked('Usine')]))))).toEqual([
    'marked-often',
  ]);
});

test('two riddles that accept the same words are one answer twice, however they are written', () => {
  const ladies = [
    { answer: 'Lady Diana', accepts: 'Diana | Lady Di' },
    { answer: 'Diana', accepts: 'Lady Di' },
  ];
  expect(codes(deck(card(six([, , , ...ladies]))))).toEqual(['answer-again']);
});

test('two people may share a surname', () => {
  const franklin = (answer: string, accepts = 'Franklin') => ({
    answer,
    accepts,
    label: 'person, woman, arts',
  });
  const aretha = franklin('Aretha Franklin');
  expect(codes(deck(card(six([, , , franklin('Rosalind Franklin'), aretha]))))).toEqual([]);
  expect(codes(deck(card(six([, , , franklin('Franklin', 'la Franklin'), aretha]))))).toContain(
    'answer-again',
  );
});

test('a title over two riddles is told, whatever its case, accents and signs', () => {
  const titled = (answer: string, title: string) => ({ answer, title });
  expect(
    codes(deck(card(six([, , , titled('Wagon', 'À la bonne heure'), titled('Vitrail', 'Au large')])))),
  ).toEqual([]);
  expect(
    codes(
      deck(card(six([, , , titled('Wagon', 'À la bonne heure'), titled('Vitrail', 'A la bonne heure !')]))),
    ),
  ).toEqual(['title-twice']);
});

test('a riddle of ours that does not say where its facts are borne out is told', () => {
  const source = deck(card(six()));
  const { riddles } = labelled(source.text).cards[0]!;
  const rows = riddles.map((one, place) =>
    [
      readingKey(one),
      one.answer,
      'usage',
      place === 0 ? 'none' : 'https://exemple.fr/a https://exemple.fr/b',
    ].join('\t'),
  );
  const told = (lines: readonly string[], strictness: Source['strictness'] = 'shipped') =>
    report({ ...source, strictness }, [againstSources(() => ['# riddle, answer', ...lines].join('\n'))]);
  expect(told(rows).faults).toBe(0);
  expect(told(rows.slice(1)).text).toContain('source-missing answer="Zola"');
  expect(told([...rows.slice(1), rows[0]!.replace('none', 'un livre')]).text).toContain(
    'source-odd answer="Zola"',
  );
  expect(told([], 'own').faults).toBe(0);
});

test('a domain that always lies at the same place of its cards is told', () => {
  const cards = Array.from({ length: 13 }, (_, nth) =>
    card(six(WORLD.map(({ answer, ...more }) => ({ ...more, answer: `${answer}${nth}` })))),
  );
  expect(placesTold(labelled(deck(cards.join('\n\n')).text)).map(({ facts }) => facts.domain)).toContain(
    'history',
  );
});

test('five words of one part of speech are told', () => {
  const read = labelled(deck(card(six())).text);
  expect(partsOfSpeech(read, () => 'n').map(({ code }) => code)).toContain('one-part-of-speech');
  expect(partsOfSpeech(read, (word) => (word.startsWith('a') ? 'o' : 'n'))).toEqual([]);
});

test('an answer that the young share with the others is told', () => {
  const standard = deck(card(six()));
  const junior = { ...deck(card(six()), 'junior'), file: 'fr/junior.ts' };
  const told = report(junior, [againstDecks([standard, junior])]);
  expect(told.text).toContain('answer-shared answer="Zola"');
  expect(report(standard, [againstDecks([standard, junior])]).faults).toBe(0);
});

test('a family’s deck needs no label, and keeps those it has out of sight', () => {
  const { text } = deck(card(six()));
  const own = { ...deck(''), strictness: 'own' as const, text: text.replace(/\n@ [^\n]*/g, '') };
  expect(report(own, CHECKS).faults).toBe(0);
  const reading = readDeck(text);
  expect(JSON.stringify(reading)).not.toContain('history');
  expect(reading).toMatchObject({ kind: 'read', deck: { cards: [{ id: ID }] } });
});

test('a sentence may begin with the sign of a label', () => {
  const { draft, faults } = draftOf('card\n? Titre\n@ moi, ceci est une phrase\n= réponse');
  expect(faults).toEqual([]);
  expect(draft.cards[0]!.riddles[0]).toMatchObject({
    sentence: { text: '@ moi, ceci est une phrase' },
    label: null,
  });
});

describe('blind readings', () => {
  const [first] = labelled(deck(card(six())).text).cards[0]!.riddles;

  test('a guess counts as a judge at the table would count it', () => {
    expect(isRight(first!, 'ZOLA')).toBe(true);
    expect(isRight(first!, 'autre zola')).toBe(true);
    expect(isRight(first!, 'Balzac')).toBe(false);
    expect(isRight(first!, '')).toBe(false);
  });

  test('readings of a riddle that was rewritten belong to another riddle', () => {
    expect(readingKey({ ...first!, sentence: `${first!.sentence}!` })).not.toBe(readingKey(first!));
  });

  test('a line with an unknown condition is refused', () => {
    expect(readingsFrom('abc\t3\ttwo struck\tla lune')).toEqual([
      { riddle: 'abc', reader: '3', condition: 'two struck', guess: 'la lune' },
    ]);
    expect(() => readingsFrom('abc\t3\tall\tla lune')).toThrow('Not a condition');
  });
});
