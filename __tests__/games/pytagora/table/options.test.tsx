import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import { defaultsFor, type Config } from '../../../../src/games/pytagora/rules';
import { Options } from '../../../../src/games/pytagora/table/Options';
import { renderInApp } from '../../../shell/app';

/** What the set-up was changed to, one change after the other. */
const changed = jest.fn<void, [Config]>();

function SetUp({ config }: { readonly config: Config }) {
  const [now, change] = useState(config);
  const onChange = (next: Config) => {
    changed(next);
    change(next);
  };
  return (
    <Options
      config={now}
      names={['Léa', 'Tom']}
      language="fr"
      onChange={onChange}
      exchange={() => undefined}
      openDecks={() => undefined}
    />
  );
}

const { options, config: says } = PYTAGORA_WORDS.fr;
const sitDown = (config: Config) => renderInApp(<SetUp config={config} />);
const press = (label: string) => fireEvent.press(screen.getByLabelText(label));
const target = () => changed.mock.lastCall?.[0];
const offered = () =>
  within(screen.getByLabelText(options.target))
    .getAllByRole('radio')
    .map((radio) => within(radio).getByText(/./).props.children as string);

test('any target is a few taps away, the usual ones one', () => {
  sitDown(defaultsFor('classic', 2));
  expect(offered()).toEqual(['20', '35', '50', '100']);
  fireEvent.press(within(screen.getByLabelText(options.target)).getByText('100'));
  press('10 points de plus');
  press('1 point de moins');
  expect(target()).toMatchObject({ target: 109 });
  expect(screen.getByTestId('target')).toHaveTextContent('109');
  expect(screen.getByText(options.targetSays(109))).toBeTruthy();
});

test('it stops at 10 and at 200, and says that these are the ends', () => {
  sitDown({ ...defaultsFor('classic', 2), target: 193 } as Config);
  press('10 points de plus');
  press('1 point de plus');
  expect(target()).toMatchObject({ target: 200 });
  expect(screen.getByText(new RegExp(says['target-wrong']!))).toBeTruthy();
  press('10 points de moins');
  expect(screen.queryByText(new RegExp(says['target-wrong']!))).toBeNull();
  for (let taps = 0; taps < 20; taps++) press('10 points de moins');
  expect(target()).toMatchObject({ target: 10 });
});

test.each([
  [2, ['20', '28', '50', '100']],
  [3, ['20', '24', '50', '100']],
  [4, ['20', '50', '100']],
])('plus or minus for %i offers its own', (seats, usual) => {
  sitDown(defaultsFor('plus-or-minus', seats));
  expect(offered()).toEqual(usual);
});

test('the games of digits have no target; they are played open unless covers are wanted', () => {
  sitDown(defaultsFor('tables', 2));
  expect(screen.queryByTestId('target')).toBeNull();
  expect(screen.getByRole('switch', { name: options.covers })).not.toBeChecked();
  press(options.covers);
  expect(changed.mock.lastCall?.[0]).toMatchObject({ kind: 'tables', covers: true });
});
