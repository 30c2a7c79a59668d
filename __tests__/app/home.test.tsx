import { fireEvent, screen } from '@testing-library/react-native';
import { HomeScreen } from '../../app/HomeScreen';
import AboutScreen from '../../app/AboutScreen';
import PrivacyScreen from '../../app/PrivacyScreen';
import SettingsScreen from '../../app/SettingsScreen';
import { GAMES } from '../../src/games/shelf';
import { LANGUAGES } from '../../src/i18n';
import { PRIVACY } from '../../src/i18n/privacy';
import { aStore, renderInApp } from '../shell/app';

const mockNavigate = { to: jest.fn(), setUp: jest.fn(), table: jest.fn(), back: jest.fn() };
jest.mock('../../app/useNavigate', () => ({ useNavigate: () => mockNavigate }));
jest.mock('@react-navigation/native', () => ({ useFocusEffect: () => undefined }));

const cases = GAMES.flatMap((cover) => LANGUAGES.map((language) => ({ cover, language, id: cover.id })));

test.each(cases)('$id stands on the shelf in $language, and leads to its set-up', ({ cover, language }) => {
  renderInApp(<HomeScreen />, aStore({ language }));
  const { name, says } = cover.words[language];
  expect(screen.getByText(says)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: new RegExp(name) }));
  expect(mockNavigate.setUp).toHaveBeenLastCalledWith(cover.id);
});

test.each(cases)('$id is credited in $language', ({ cover, language }) => {
  renderInApp(<AboutScreen />, aStore({ language }));
  expect(screen.getByText(cover.words[language].credit)).toBeTruthy();
});

test('the games stand in the order their covers say', () => {
  renderInApp(<HomeScreen />, aStore());
  const shown = screen.getAllByTestId(/^box-/).map(({ props }) => props.testID as string);
  expect(shown).toEqual(GAMES.map(({ id }) => `box-${id}`));
  expect(GAMES.map(({ place }) => place)).toEqual(GAMES.map(({ place }) => place).sort((a, b) => a - b));
});

test.each(LANGUAGES)(
  'what becomes of what one writes is told in %s, from the settings and from About',
  (language) => {
    for (const screenThere of [<AboutScreen key="about" />, <SettingsScreen key="settings" />]) {
      const { unmount } = renderInApp(screenThere, aStore({ language }));
      mockNavigate.to.mockClear();
      fireEvent.press(screen.getByRole('button', { name: PRIVACY[language].title }));
      expect(mockNavigate.to).toHaveBeenCalledWith('Privacy');
      unmount();
    }
    renderInApp(<PrivacyScreen />, aStore({ language }));
    for (const { heading, says } of PRIVACY[language].parts) {
      expect(screen.getByText(heading)).toBeTruthy();
      expect(screen.getByText(says)).toBeTruthy();
    }
  },
);
