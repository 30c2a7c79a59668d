import { createFeedback } from '../../src/ui/feedback';
import { STALE_MS, type Device } from '../../src/ui/feedback/sounds';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function aDevice(): jest.Mocked<Device> {
  return { play: jest.fn(), buzz: jest.fn() };
}

describe('sounds and buzzes', () => {
  test('come from a device that is fetched when first needed, and once', async () => {
    const device = aDevice();
    const load = jest.fn(async () => device);
    const feedback = createFeedback(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    feedback.play('lay');
    feedback.buzz('light');
    feedback.play('win');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(device.play.mock.calls).toEqual([['lay'], ['win']]);
    expect(device.buzz.mock.calls).toEqual([['light']]);
  });

  test('are silent when switched off, each on its own, and fetch nothing', async () => {
    const device = aDevice();
    const load = jest.fn(async () => device);
    const feedback = createFeedback(load);
    feedback.setSound(false);
    feedback.setHaptics(false);
    feedback.play('lay');
    feedback.buzz('light');
    await settled();
    expect(load).not.toHaveBeenCalled();
    feedback.setHaptics(true);
    feedback.play('lay');
    feedback.buzz('light');
    await settled();
    expect([device.play.mock.calls.length, device.buzz.mock.calls.length]).toEqual([0, 1]);
  });

  test('switched off while the device is being fetched, nothing is heard', async () => {
    const device = aDevice();
    const feedback = createFeedback(async () => device);
    feedback.play('lay');
    feedback.setSound(false);
    await settled();
    expect(device.play).not.toHaveBeenCalled();
  });

  test('that come too late do not come at all', async () => {
    const device = aDevice();
    const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
    const feedback = createFeedback(async () => {
      now.mockReturnValue(1000 + STALE_MS + 1);
      return device;
    });
    feedback.play('lay');
    await settled();
    expect(device.play).not.toHaveBeenCalled();
    feedback.play('draw');
    await settled();
    expect(device.play.mock.calls).toEqual([['draw']]);
    now.mockRestore();
  });
});

describe('a device that fails', () => {
  const refused = jest.fn();
  beforeEach(() => {
    refused.mockClear();
    process.on('unhandledRejection', refused);
  });
  afterEach(() => {
    process.off('unhandledRejection', refused);
    expect(refused).not.toHaveBeenCalled();
  });

  test('at loading is asked again the next time', async () => {
    const device = aDevice();
    const load = jest.fn(async () => device).mockRejectedValueOnce(new Error('no network'));
    const feedback = createFeedback(load);
    expect(() => feedback.play('lay')).not.toThrow();
    await settled();
    feedback.play('lay');
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(device.play).toHaveBeenCalledTimes(1);
  });

  test('at playing, at once or later, costs nothing but the sound', async () => {
    const device = aDevice();
    device.play.mockImplementation(() => {
      throw new Error('no speaker');
    });
    device.buzz.mockRejectedValue(new Error('no motor'));
    const feedback = createFeedback(async () => device);
    expect(() => {
      feedback.play('lay');
      feedback.buzz('refuse');
    }).not.toThrow();
    await settled();
    expect([device.play.mock.calls.length, device.buzz.mock.calls.length]).toEqual([1, 1]);
  });

  test('without ever answering keeps nobody waiting', () => {
    const feedback = createFeedback(() => new Promise(() => {}));
    expect(feedback.play('lay')).toBeUndefined();
  });
});
