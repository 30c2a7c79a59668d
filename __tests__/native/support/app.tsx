import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AppState, DeviceEventEmitter, Modal, Platform } from 'react-native';
import { App } from '../../../app/App';
import { NAP_MS } from '../../../src/ui/nap';

/** Screens and boxes are asked for when somebody walks there. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await act(async () => void jest.advanceTimersByTime(NAP_MS));
}
export async function tap(id: string): Promise<void> {
  fireEvent.press(screen.getAllByTestId(id).at(-1)!);
  await settle();
}
/** What a phone tells every view that asked: how large it is. */
export async function layOut(): Promise<void> {
  for (const { props } of screen.root.findAll(
    (node) => typeof node.type === 'string' && typeof node.props.onLayout === 'function',
  ))
    act(() => props.onLayout({ nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 640 } } }));
  await settle();
}
/** The system's own gesture or button: Android has one. */
export const goBack = async (): Promise<void> => {
  act(() => void DeviceEventEmitter.emit('hardwareBackPress'));
  await settle();
};
/** Over a dialog it is the dialog that hears it. */
export const goBackFromDialog = async (): Promise<void> => {
  const open = screen.UNSAFE_getAllByType(Modal).find(({ props }) => props.visible === true);
  fireEvent(open!, 'requestClose');
  await settle();
};
/** Another app comes to the front. Android takes its picture after `blur` and before `change`; iOS says that the app is no longer active. */
export const leaveFront = async (): Promise<void> => {
  const [event, state] = Platform.OS === 'android' ? ['blur', 'active'] : ['change', 'inactive'];
  const asked = jest.mocked(AppState.addEventListener).mock.calls.filter(([name]) => name === event);
  act(() => asked.forEach(([, hear]) => hear(state as 'active' | 'inactive')));
  await settle();
};
const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};
export async function begin() {
  const app = render(<App />);
  // The system's answer to where its own bars are; nothing is shown before.
  fireEvent(app.root, 'insetsChange', { nativeEvent: PHONE });
  await settle();
  return app;
}
