import { share } from '../../src/shell/share.web';

const PNG = Uint8Array.from([137, 80, 78, 71]);

/** A browser with these abilities, for as long as the text is shared. */
async function inBrowser(abilities: object, execCommand?: () => boolean, picture: typeof PNG | null = null) {
  const area = { value: '', style: {}, select: jest.fn(), remove: jest.fn(), click: jest.fn(), download: '' };
  const page = { createElement: () => area, body: { append: jest.fn() }, execCommand };
  const before = ['navigator', 'document'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: abilities });
  Object.defineProperty(globalThis, 'document', { configurable: true, value: page });
  try {
    return { outcome: await share({ picture, name: 'Méninges · Jeu', text: 'text' }), area };
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}
const rejecting = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name));
const clipboard = () => ({ writeText: jest.fn().mockResolvedValue(undefined) });

test('a browser that shares is asked to', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  expect((await inBrowser({ share })).outcome).toBe('shared');
  expect(share).toHaveBeenCalledWith({ text: 'text' });
});

test('sharing that is thought better of copies nothing behind anybody’s back', async () => {
  const copy = clipboard();
  const { outcome } = await inBrowser({ share: rejecting('AbortError'), clipboard: copy });
  expect(outcome).toBe('cancelled');
  expect(copy.writeText).not.toHaveBeenCalled();
});

test('a browser that will not share copies', async () => {
  const copy = clipboard();
  expect((await inBrowser({ share: rejecting('NotAllowedError'), clipboard: copy })).outcome).toBe('copied');
  expect((await inBrowser({ clipboard: copy })).outcome).toBe('copied');
  expect(copy.writeText).toHaveBeenCalledWith('text');
});

test('without a clipboard the old way is tried, and leaves nothing in the page', async () => {
  const { outcome, area } = await inBrowser({}, () => true);
  expect([outcome, area.value]).toEqual(['copied', 'text']);
  expect(area.remove).toHaveBeenCalled();
});

test('where nothing works it is said, not thrown', async () => {
  const refused = { clipboard: { writeText: rejecting('NotAllowedError') } };
  expect((await inBrowser(refused, () => false)).outcome).toBe('failed');
  expect((await inBrowser(refused)).outcome).toBe('failed');
});

describe('a picture', () => {
  const handing = (share: jest.Mock) => ({ share, canShare: () => true });

  test('is handed on with its words, where files can be', async () => {
    const share = jest.fn<Promise<void>, [{ files: File[]; text: string }]>().mockResolvedValue(undefined);
    const { outcome, area } = await inBrowser(handing(share), undefined, PNG);
    expect([outcome, area.click.mock.calls.length]).toEqual(['shared', 0]);
    const { files, text } = share.mock.calls[0]![0];
    expect([text, files[0]!.name, files[0]!.type]).toEqual(['text', 'Meninges-Jeu.png', 'image/png']);
    expect(new Uint8Array(await files[0]!.arrayBuffer())).toEqual(PNG);
  });

  test('thought better of is not saved behind anybody’s back', async () => {
    const { outcome, area } = await inBrowser(handing(rejecting('AbortError')), undefined, PNG);
    expect([outcome, area.click.mock.calls.length]).toEqual(['cancelled', 0]);
  });

  test('is saved where it cannot be handed on', async () => {
    jest.useFakeTimers();
    for (const abilities of [{}, { canShare: () => false }, handing(rejecting('NotAllowedError'))]) {
      const { outcome, area } = await inBrowser(abilities, undefined, PNG);
      expect([outcome, area.download, area.click.mock.calls.length]).toEqual([
        'saved',
        'Meninges-Jeu.png',
        1,
      ]);
    }
    jest.useRealTimers();
  });
});
