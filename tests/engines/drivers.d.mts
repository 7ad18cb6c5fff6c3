/** What a walk needs of a browser, whatever drives it. */
export interface Engine {
  readonly name: string;
  readonly open: (url: string) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Runs a function of the page's own world and hands back what it returns. */
  readonly evaluate: <T, A extends readonly unknown[]>(
    run: (...args: A) => T,
    ...args: A
  ) => Promise<T>;
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<unknown>;
  /** The page printed on A4, as PDF; null if the engine's driver cannot print. */
  readonly print: (() => Promise<Uint8Array>) | null;
  readonly close: () => Promise<unknown>;
}

export function chromium(program: string): Promise<Engine>;

export function firefox(program: string): Promise<Engine>;

export function webkit(options: {
  readonly name: string;
  readonly program: string;
  readonly port: number;
  readonly capabilities: Readonly<Record<string, unknown>>;
}): Promise<Engine>;
