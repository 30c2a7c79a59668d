import { useState, type ComponentType } from 'react';
import { View } from 'react-native';
import { useWords } from '../src/shell/AppProvider';
import { twice } from '../src/shell/twice';
import { Txt, useTheme } from '../src/ui';
import { NotFetched } from './NotFetched';
import { useFetched } from './useFetched';

/** A screen that is fetched when somebody walks there, or shortly before. */
type Fetched<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

export function fetched<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Fetched<Props> {
  let there: ComponentType<Props> | null = null;
  const loadTwice = () => twice(load).then((module) => (there = module.default));
  function Screen(props: Props) {
    const [Known] = useState(() => there);
    const fetching = useFetched(Known ? null : loadTwice);
    if (Known) return <Known {...props} />;
    if (fetching.kind === 'failed') return <NotFetched again={fetching.again} />;
    return fetching.kind === 'open' ? <fetching.value {...props} /> : <Waiting />;
  }
  return Object.assign(Screen, { fetch: loadTwice });
}

function Waiting() {
  const { colours } = useTheme();
  const words = useWords();
  return (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: colours.table }}>
      <Txt dim>{words.loading}</Txt>
    </View>
  );
}
