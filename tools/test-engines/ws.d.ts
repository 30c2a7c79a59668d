/** As much of it as is used; it comes with Expo, without its types. */
declare module 'ws' {
  export default class WebSocket {
    constructor(address: string);
    once(event: 'open' | 'error', heard: (error?: unknown) => void): this;
    on(event: 'message', heard: (data: unknown) => void): this;
    send(text: string): void;
    close(): void;
  }
}
