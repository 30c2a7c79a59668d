import { getStateFromPath } from '@react-navigation/native';

type Options = Parameters<typeof getStateFromPath>[1];
type State = ReturnType<typeof getStateFromPath>;

const NOWHERE: State = { routes: [{ name: 'NotFound' }] };

/**
 * Two slashes at the front would be another site, and a browser refuses to show that as an address of ours. Everything else
 * may be as odd as it likes: it leads to a screen, or to the one that says that nothing is there.
 */
export function stateFromAddress(path: string, options?: Options): State {
  try {
    return getStateFromPath(path.replace(/^[/\\]+/, '/'), options) ?? NOWHERE;
  } catch {
    return NOWHERE;
  }
}
