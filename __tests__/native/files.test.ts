import { getDocumentAsync } from 'expo-document-picker';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { Share } from 'react-native';
import { share } from '../../src/shell/share';
import { openFile, saveFile } from '../../src/storage/files';

const mockFiles = new Map<string, string | Uint8Array>();
const mockFull = { value: false };
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ isAvailableAsync: jest.fn(), shareAsync: jest.fn() }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache' },
  File: class {
    readonly uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
    get size() {
      return String(mockFiles.get(this.uri)).length;
    }
    create() {
      if (mockFull.value) throw new Error('no space left on device');
    }
    write(content: string | Uint8Array) {
      mockFiles.set(this.uri, content);
    }
    text() {
      return Promise.resolve(String(mockFiles.get(this.uri)));
    }
    delete() {
      if (!mockFiles.delete(this.uri)) throw new Error('no such file');
    }
  },
}));

beforeEach(() => {
  jest.resetAllMocks();
  mockFiles.clear();
  mockFull.value = false;
  jest.mocked(isAvailableAsync).mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

const picking = (uri: string, size?: number) =>
  jest.mocked(getDocumentAsync).mockResolvedValue({
    canceled: false,
    assets: [{ uri, name: 'game.json', lastModified: 0, ...(size === undefined ? {} : { size }) }],
  });

describe('a file that is saved', () => {
  test('goes through the share sheet, with its kind', async () => {
    expect(await saveFile('Partie de Léa', '{}')).toBe('saved');
    const [uri, options] = jest.mocked(shareAsync).mock.calls[0]!;
    expect(mockFiles.get(uri)).toBe('{}');
    expect(uri).toMatch(/^file:\/\/\/cache\/.*\.json$/);
    expect(options).toMatchObject({ mimeType: 'application/json', UTI: 'public.json' });
  });
  test('is told to have failed without a sheet, without room, and when the sheet fails', async () => {
    jest.mocked(isAvailableAsync).mockResolvedValueOnce(false);
    expect(await saveFile('x', '{}')).toBe('failed');
    mockFull.value = true;
    expect(await saveFile('x', '{}')).toBe('failed');
    mockFull.value = false;
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('another sheet is open'));
    expect(await saveFile('x', '{}')).toBe('failed');
  });
});

describe('a file that is opened', () => {
  test('is read, and the copy made for it cleared away', async () => {
    mockFiles.set('file:///cache/game.json', '{"a":1}');
    picking('file:///cache/game.json');
    expect(await openFile()).toEqual({ kind: 'text', text: '{"a":1}' });
    expect(mockFiles.size).toBe(0);
  });
  test('may be thought better of, be too large, or be gone', async () => {
    jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null });
    expect(await openFile()).toEqual({ kind: 'cancelled' });
    mockFiles.set('file:///cache/film', 'x');
    picking('file:///cache/film', 1e9);
    expect(await openFile()).toEqual({ kind: 'failed' });
    expect(mockFiles.size).toBe(0);
    jest.mocked(getDocumentAsync).mockRejectedValueOnce(new Error('no provider'));
    expect(await openFile()).toEqual({ kind: 'failed' });
  });
});

describe('a result that is shared', () => {
  const picture = Uint8Array.from([137, 80, 78, 71]);
  const result = { picture, name: 'Résultat', text: 'Léa a gagné' };

  test('goes as a picture, or in words where none can go', async () => {
    expect(await share(result)).toBe('shared');
    expect(jest.mocked(shareAsync).mock.calls[0]![1]).toMatchObject({ mimeType: 'image/png' });
    const sheet = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
    expect(await share({ ...result, picture: null })).toBe('shared');
    jest.mocked(isAvailableAsync).mockResolvedValue(false);
    expect(await share(result)).toBe('shared');
    expect(sheet.mock.calls).toEqual([[{ message: 'Léa a gagné' }], [{ message: 'Léa a gagné' }]]);
  });
  test('may be thought better of, or fail', async () => {
    const sheet = jest.spyOn(Share, 'share').mockResolvedValueOnce({ action: Share.dismissedAction });
    expect(await share({ ...result, picture: null })).toBe('cancelled');
    sheet.mockRejectedValueOnce(new Error('no sheet'));
    expect(await share({ ...result, picture: null })).toBe('failed');
  });
});
