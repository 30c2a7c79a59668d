/** A browser with one ear: what is opened in it, and when. */
function aBrowser() {
  const page = new EventTarget();
  const opened: { state: string; resume: jest.Mock }[] = [];
  const view = Object.assign(new EventTarget(), { hidden: false });
  const globals: Record<string, unknown> = {
    document: view,
    navigator: { audioSession: { type: 'auto' } },
    addEventListener: page.addEventListener.bind(page),
    AudioContext: class {
      state = 'suspended';
      resume = jest.fn(() => {
        this.state = 'running';
        return Promise.resolve();
      });
      constructor() {
        opened.push(this);
      }
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  return { page, view, opened, touch: (gesture = 'pointerup') => page.dispatchEvent(new Event(gesture)) };
}

type Module = typeof import('../../src/ui/feedback/soundContext.web');
/** As a page finds it: nothing was touched yet. */
const fresh = (): Module => {
  jest.resetModules();
  return jest.requireActual<Module>('../../src/ui/feedback/soundContext.web');
};

test('sound is opened inside the first touch, before anything is waited for, as a guest', () => {
  const { opened, touch } = aBrowser();
  const { unlockSound, soundContext } = fresh();
  unlockSound(() => true);
  expect(soundContext()).toBeNull();
  touch();
  expect(opened.map(({ state }) => state)).toEqual(['running']);
  expect(soundContext()).toBe(opened[0]);
  expect(Reflect.get(navigator, 'audioSession')).toEqual({ type: 'ambient' });
});

test('it is opened once, by whichever gesture comes first, and not while sound is switched off', () => {
  const { opened, touch } = aBrowser();
  const { unlockSound } = fresh();
  let wanted = false;
  unlockSound(() => wanted);
  touch('keydown');
  expect(opened).toHaveLength(0);
  wanted = true;
  touch('keydown');
  touch('click');
  unlockSound(() => wanted);
  touch('touchend');
  expect(opened).toHaveLength(1);
  expect(opened[0]!.resume).toHaveBeenCalledTimes(1);
});

test('after a call the next touch wakes it, and so does coming back to the page', () => {
  const { opened, touch, view } = aBrowser();
  const { unlockSound } = fresh();
  unlockSound(() => true);
  touch();
  for (const state of ['interrupted', 'suspended']) {
    opened[0]!.state = state;
    touch('pointerdown');
    expect(opened[0]!.state).toBe('running');
  }
  opened[0]!.state = 'interrupted';
  view.hidden = true;
  view.dispatchEvent(new Event('visibilitychange'));
  expect(opened[0]!.state).toBe('interrupted');
  view.hidden = false;
  view.dispatchEvent(new Event('visibilitychange'));
  expect(opened[0]!.state).toBe('running');
});
