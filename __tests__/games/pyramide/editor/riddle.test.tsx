import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';
import { RiddleForm } from '../../../../src/games/pyramide/editor/RiddleForm';
import { spanOfRiddle } from '../../../../src/games/pyramide/editor/textLines';
import { validate } from '../../../../src/games/pyramide/editor/validate';
import { DECK_WORDS } from '../../../../src/games/pyramide/i18n/decks';
import { SMALL, withLine } from '../decks/texts';
import { renderInApp } from '../../../shell/app';

const words = DECK_WORDS.fr;

function Writing({ text: first }: { readonly text: string }) {
  const [text, setText] = useState(first);
  const validated = validate(text);
  const card = validated.draft.cards[0]!;
  return (
    <>
      <RiddleForm
        card={0}
        riddle={0}
        written={card.riddles[0]!}
        span={spanOfRiddle(validated.draft, text, card, card.riddles[0]!)}
        validated={validated}
        edit={(change) => setText(change)}
      />
      <Text testID="text">{text}</Text>
    </>
  );
}
const write = (text: string) => renderInApp(<Writing text={text} />);
const line = (number: number) =>
  (screen.getByTestId('text').props.children as string).split('\n')[number - 1];
const chip = (word: string) => screen.getByRole('checkbox', { name: new RegExp(`^${word}(,|$)`) });
const type = (field: string, text: string) => fireEvent.changeText(screen.getByTestId(field), text);
const count = () => screen.getByTestId('marks').props.children as string;

describe('marking words', () => {
  const PLAIN = 'Il dort le jour, mange la nuit et rit, dit-on, à l’étage.';
  const unmarked = withLine(7, PLAIN);

  test('a tap marks a word, another lets it go; the count says how many', () => {
    write(unmarked);
    expect(count()).toBe(words.marks(0, 5));
    fireEvent.press(chip('dort'));
    fireEvent.press(chip('étage'));
    expect(count()).toBe(words.marks(2, 5));
    expect(chip('dort')).toBeChecked();
    expect(line(7)).toBe('Il *dort* le jour, mange la nuit et rit, dit-on, à l’*étage*.');
    fireEvent.press(chip('dort'));
    expect(chip('dort')).not.toBeChecked();
    expect(line(7)).toBe('Il dort le jour, mange la nuit et rit, dit-on, à l’*étage*.');
  });

  test('a sixth is refused, and says what to do', () => {
    write(unmarked);
    for (const word of ['dort', 'jour', 'mange', 'nuit', 'rit', 'étage']) fireEvent.press(chip(word));
    expect(count()).toBe(words.marks(5, 5));
    expect(screen.getByTestId('refused')).toHaveTextContent(words.enough(5));
    fireEvent.press(chip('rit'));
    expect(screen.queryByTestId('refused')).toBeNull();
  });

  test.each([
    ['Il', words.faults['word-capital']('Il')],
    ['dit-on', words.faults['word-joined']('dit-on')],
  ])('%s cannot be one: %s', (word, why) => {
    write(unmarked);
    fireEvent.press(chip(word));
    expect(screen.getByTestId('refused')).toHaveTextContent(why);
    expect(line(7)).toBe(PLAIN);
  });

  test('typing on keeps the marks on their words, and no asterisk is shown', () => {
    write(SMALL);
    const field = screen.getByTestId('sentence');
    expect(field.props.value).not.toContain('*');
    fireEvent(field, 'focus');
    type('sentence', (field.props.value as string).replace('savant', 'grand savant'));
    expect(line(7)).toContain('un grand *savant* sur la *voie*');
    expect(count()).toBe(words.marks(5, 5));
  });

  test('an empty sentence asks for one', () => {
    write(withLine(7));
    expect(screen.getByText(words.marksWait)).toBeOnTheScreen();
    expect(screen.getByText(words.faults['sentence-missing'].titled('Croquée'))).toBeOnTheScreen();
    type('sentence', 'Il dort');
    expect(line(7)).toBe('Il dort');
  });
});

describe('the other fields', () => {
  test('title, answer and other spellings go to their lines', () => {
    write(SMALL);
    type('riddle-title', 'Mordue');
    type('answer', 'la poire');
    type('accepts', 'poire, une poire');
    expect([line(6), line(8)]).toEqual(['? Mordue', '= la poire | poire | une poire']);
  });

  test('a space at the end of what is typed stays while it is typed', () => {
    write(SMALL);
    const field = screen.getByTestId('riddle-title');
    fireEvent(field, 'focus');
    type('riddle-title', "L'a ");
    expect(screen.getByTestId('riddle-title').props.value).toBe("L'a ");
    fireEvent(field, 'blur');
    expect(screen.getByTestId('riddle-title').props.value).toBe('L’a');
  });

  test('what gives the answer away is said at once, where it stands', () => {
    write(SMALL);
    type('answer', 'la princesse');
    expect(screen.getByText(words.faults['answer-inside']('princesse', 'la princesse'))).toBeOnTheScreen();
    type('answer', 'la pomme');
    expect(screen.queryByText(/donne la réponse/)).toBeNull();
  });

  test('an answer emptied and left gives way to the other spelling', () => {
    write(SMALL);
    fireEvent(screen.getByTestId('answer'), 'focus');
    type('answer', '');
    expect(screen.getByTestId('accepts').props.value).toBe('pomme');
    fireEvent(screen.getByTestId('answer'), 'blur');
    expect(line(8)).toBe('= pomme');
  });
});
