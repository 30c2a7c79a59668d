import { useState } from 'react';
import { LessonTable, useApp, type Box, type AnyLesson } from '../src/shell';
import { Page, Txt } from '../src/ui';
import { useNavigate, type RouteOf } from './useNavigate';
import { beginGame } from './newGame';
import { NotFoundScreen } from './NotFoundScreen';
import { learntGame, readLastSetUp } from './players';
import { Sorry } from './Sorry';
import { useBox } from './useBox';

export default function LessonScreen({ route }: RouteOf<{ game: string; lesson: string }>) {
  const { words } = useApp();
  const opening = useBox(route.params?.game ?? '');
  if (opening.kind === 'opening') {
    return (
      <Page title={words.lessons.title}>
        <Txt dim>{words.loading}</Txt>
      </Page>
    );
  }
  if (opening.kind === 'failed') return <Sorry found={opening} />;
  const lesson =
    opening.kind === 'open'
      ? opening.box.learning.lessons?.find(({ id }) => id === route.params?.lesson)
      : undefined;
  if (opening.kind !== 'open' || !lesson) return <NotFoundScreen />;
  return <Playing box={opening.box} lesson={lesson} />;
}

/** Where somebody left a lesson, it goes on; once through, it begins anew. */
function Playing({ box, lesson }: { readonly box: Box; readonly lesson: AnyLesson }) {
  const { settings, change, shelf, store, words, language } = useApp();
  const navigate = useNavigate();
  const key = `${box.game.id}/${lesson.id}`;
  const left = settings.lessons[key] ?? 0;
  const [step, setStep] = useState(left < lesson.steps.length ? left : 0);
  const go = (next: number) => {
    change({ lessons: { ...settings.lessons, [key]: next } });
    if (next < lesson.steps.length) setStep(next);
    else play();
  };
  /** The game just learnt; where it cannot begin, the set-up says why. */
  const play = () => {
    const learnt = learntGame(box, lesson, readLastSetUp(settings.lastSetUp[box.game.id]), {
      words,
      language,
    });
    beginGame({ box, ...learnt, language }, { shelf, store }).then(navigate.table, () =>
      navigate.setUp(box.game.id),
    );
  };
  return <LessonTable box={box} lesson={lesson} step={step} onStep={go} onLeave={navigate.back} />;
}
