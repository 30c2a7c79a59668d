import { useState } from 'react';
import { LessonTable, useHouse, type Box, type Lesson } from '../src/shell';
import { Page, Txt } from '../src/ui';
import { useWays, type RouteOf } from './navigation';
import { NotFoundScreen } from './NotFoundScreen';
import { useBox } from './useBox';

export default function LessonScreen({ route }: RouteOf<{ game: string; lesson: string }>) {
  const { words } = useHouse();
  const opening = useBox(route.params?.game ?? '');
  if (opening.kind === 'opening') {
    return (
      <Page title={words.lessons.title}>
        <Txt dim>{words.loading}</Txt>
      </Page>
    );
  }
  const lesson =
    opening.kind === 'open' ? opening.box.lessons?.find(({ id }) => id === route.params?.lesson) : undefined;
  if (opening.kind !== 'open' || !lesson) return <NotFoundScreen />;
  return <Playing box={opening.box} lesson={lesson} />;
}

/** Where somebody left a lesson, it goes on; once through, it begins anew. */
function Playing({ box, lesson }: { readonly box: Box; readonly lesson: Lesson }) {
  const { settings, change } = useHouse();
  const ways = useWays();
  const key = `${box.game.id}/${lesson.id}`;
  const left = settings.lessons[key] ?? 0;
  const [step, setStep] = useState(left < lesson.steps.length ? left : 0);
  const go = (next: number) => {
    change({ lessons: { ...settings.lessons, [key]: next } });
    if (next < lesson.steps.length) setStep(next);
    else ways.setUp(box.game.id);
  };
  return <LessonTable box={box} lesson={lesson} step={step} onStep={go} onLeave={ways.back} />;
}
